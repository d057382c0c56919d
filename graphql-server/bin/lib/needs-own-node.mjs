// Imported first by what uses more than the host's Node may have: ends with one sentence there instead of an error of the language.
const needed = 24;

if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(`This needs Node ${needed}, not ${process.versions.node}: run it by its npm script, which brings that Node along.`);
  process.exit(1);
}
