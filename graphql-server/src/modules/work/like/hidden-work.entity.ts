import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../../account/seeker/user.entity.ts";
import { Work } from "../posting/work.entity.ts";

const HiddenWorkSchema = defineEntity({
  name: "HiddenWork",
  tableName: "hidden_work",
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule("cascade"),
    work: () => p.manyToOne(Work).ref().primary().deleteRule("cascade"),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ["work"] }],
});

/** A work that a seeker does not want to see in lists any more. */
export class HiddenWork extends HiddenWorkSchema.class {}
HiddenWorkSchema.setClass(HiddenWork);
