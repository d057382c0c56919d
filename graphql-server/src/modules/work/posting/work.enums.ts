import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { payUnits, remoteModes, renewalKinds, smokingMeasures, workStatuses, workTimeSystems } from "./work.vocabulary.ts";

export const PayUnitEnum = graphqlEnum("PayUnit", payUnits, "賃金形態.");
export const RemoteModeEnum = graphqlEnum("RemoteMode", remoteModes, "How much of the work may be done from home.");
export const WorkTimeSystemEnum = graphqlEnum("WorkTimeSystem", workTimeSystems, "労働時間制.");
export const RenewalKindEnum = graphqlEnum("RenewalKind", renewalKinds, "契約の更新.");
export const SmokingMeasureEnum = graphqlEnum("SmokingMeasure", smokingMeasures, "受動喫煙防止措置.");
export const WorkStatusEnum = graphqlEnum("WorkStatus", workStatuses, "State of a work, from 下書き to its end.");
