// A store that speaks S3, in a process of its own: s3rver needs OpenSSL's old provider, which the product must not have.
import S3rver from "s3rver";

const [directory] = process.argv.slice(2);
const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets: [{ name: "kotoba-files" }] });
const { port } = await server.run();
process.send?.({ port });
