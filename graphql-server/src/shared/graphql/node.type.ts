import { Field, ID, InterfaceType } from "type-graphql";

@InterfaceType("Node", {
  description: "Whatever can be read again by an id that is the same nowhere else: for caches of clients. `id` is the one of addresses.",
})
export abstract class NodeType {
  @Field(() => ID, { description: "Identifies it among everything: an opaque text, to be handed to `node`. Not for addresses." })
  nodeId!: string;
}
