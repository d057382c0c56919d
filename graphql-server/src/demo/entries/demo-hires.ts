import type { WorkCondition } from "../../modules/entry/hire/hire.vocabulary.ts";
import { noticeDueOn } from "../../modules/entry/hire/notice-due.ts";
import { jstDate } from "../../shared/calendar/jst.ts";
import type { ResidenceStatus } from "../../shared/vocabulary/work-permission.ts";

const day = 86_400_000;

interface Hired {
  entries: readonly { id: string; user: string; status: string; work: string; movedAt: Date }[];
  profiles: readonly { user: string; residenceStatus?: ResidenceStatus | null; partTimePermission?: boolean }[];
  insuredWorks: ReadonlySet<string>;
  memberId: string;
  now: Date;
}

function conditionOf(status: ResidenceStatus): WorkCondition {
  if (status === "PERMANENT_RESIDENT") return "NO_RESTRICTION";
  if (status === "DESIGNATED_ACTIVITIES") return "DESIGNATED";
  return status === "STUDENT" ? "PART_TIME_PERMIT" : "WITHIN_STATUS";
}

/** The employer's duties for everybody who was hired: some done, some due soon, some late. */
export function demoHires({ entries, profiles, insuredWorks, memberId, now }: Hired) {
  const stays = new Map(profiles.map(({ user, residenceStatus }) => [user, residenceStatus ?? null]));
  const hired = entries.filter(({ status }) => status === "ACCEPTED" || status === "JOINED");
  return hired.map(({ id, user, status, work, movedAt }, index) => {
    const stay = stays.get(user) ?? null;
    const isJoined = status === "JOINED";
    const startsOn = jstDate(new Date(isJoined ? movedAt.getTime() : now.getTime() + (10 + 9 * index) * day));
    const isInsured = insuredWorks.has(work);
    const isChecked = isJoined && index % 3 !== 0 && stay !== null;
    const isFiled = isChecked && index % 3 === 1;
    const card = {
      cardCheckedOn: isChecked ? jstDate(new Date(movedAt.getTime() - 3 * day)) : null,
      cardCheckedBy: isChecked ? memberId : null,
      residenceStatus: isChecked ? stay : null,
      cardExpiresOn: isChecked ? jstDate(new Date(now.getTime() + (index % 2 === 0 ? 75 : 400) * day)) : null,
      workCondition: isChecked && stay ? conditionOf(stay) : null,
      numberConfirmed: isFiled,
    };
    const notice = {
      noticeDueOn: noticeDueOn(startsOn, { dueDay: isInsured ? 10 : null }),
      noticeFiledOn: isFiled ? jstDate(now) : null,
      noticeFiledBy: isFiled ? memberId : null,
    };
    return { entry: id, startsOn, isExempt: false, isInsured, ...card, ...notice, version: 1, updatedAt: movedAt };
  });
}
