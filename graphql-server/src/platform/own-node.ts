const needed = 24;

// Imported before anything else: what follows would end in errors that say nothing of the cause.
if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(`Kotoba Works needs Node ${needed}, not ${process.versions.node}: start it with npm start, which brings that Node along.`);
  process.exit(1);
}
