import { defineEntity, p } from "@mikro-orm/core";

const DeploymentSchema = defineEntity({
  name: "Deployment",
  tableName: "deployment",
  properties: {
    /** There is one row. */
    id: p.smallint().primary().autoincrement(false),
    /** Which database this is, as the database itself tells: a restored copy tells otherwise. */
    place: p.string().length(120),
    /** Public address of the site, when the settings name it. */
    address: p.string().length(300).nullable(),
    /** When jobs were allowed for this place. */
    allowedAt: p.datetime(),
  },
  checks: [{ name: "deployment_one", expression: "id = 1" }],
});

/** The deployment for which this database does its background work. */
export class Deployment extends DeploymentSchema.class {}
DeploymentSchema.setClass(Deployment);
