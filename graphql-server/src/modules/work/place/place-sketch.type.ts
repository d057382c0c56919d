import { Field, Float, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { NamedStation } from "./nearest-station.ts";
import type { PlaceSketch } from "./place-sketch.ts";
import type { Point } from "./town-points.ts";

const simple = { simpleResolvers: true };

@Audience("PUBLIC")
@ObjectType("NamedStation", { ...simple, description: "A station as a posting names it." })
export class NamedStationType implements NamedStation {
  @Field(() => String, { description: "The station, without 駅." })
  name!: string;

  @Field(() => String, { nullable: true, description: "The line, when it is named." })
  line!: string | null;

  @Field(() => Int, { nullable: true, description: "Minutes on foot; null when they are not said." })
  walk!: number | null;
}

@Audience("PUBLIC")
@ObjectType("MapPoint", { ...simple, description: "A point of the earth." })
export class MapPointType implements Point {
  @Field(() => Float, { description: "Degrees north." })
  latitude!: number;

  @Field(() => Float, { description: "Degrees east." })
  longitude!: number;
}

@Audience("PUBLIC")
@ObjectType("PlaceSketch", { ...simple, description: "What a sketch of a workplace is drawn from: it is no map of the place." })
export class PlaceSketchType implements PlaceSketch {
  @Field(() => NamedStationType, { nullable: true, description: "Of the stations that the posting names the one with the shortest walk." })
  station!: NamedStation | null;

  @Field(() => MapPointType, { nullable: true, description: "The middle of the town; null where it is not known." })
  town!: Point | null;
}
