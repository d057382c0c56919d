import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isJapanese, type Locale, languages } from "../../../shared/locale.ts";
import { OperatorSettings } from "./operator-settings.entity.ts";
import { operatorWordsIn } from "./operator-words.ts";

/** The operator of the site today. @throws Error when the table has no row for today: the product ships with one. */
export function currentOperator(ctx: Pick<Ctx, "em" | "now">): Promise<OperatorSettings> {
  return ctx.em.findOneOrFail(OperatorSettings, { validFrom: { $lte: jstDate(ctx.now()) } }, { orderBy: { validFrom: "desc" } });
}

function longDate(day: string, locale: Locale): string {
  const options = { timeZone: "UTC", year: "numeric", month: "long", day: "numeric" } as const;
  return new Intl.DateTimeFormat(languages[locale].intl, options).format(new Date(`${day}T00:00:00Z`));
}

/** The facts that stand in texts as `{name}`, in the reader's language. */
export async function operatorFacts(ctx: Pick<Ctx, "em" | "now" | "hooks">, locale: Locale): Promise<Readonly<Record<string, string>>> {
  const row = await currentOperator(ctx);
  const pick = (ja: string, en: string) => (isJapanese(locale) ? ja : operatorWordsIn(locale, en));
  return {
    name: pick(row.name, row.nameEn),
    representative: pick(row.representative, row.representativeEn),
    manager: pick(row.manager, row.managerEn),
    postalCode: `${row.postalCode.slice(0, 3)}-${row.postalCode.slice(3)}`,
    address: pick(row.address, row.addressEn),
    phone: row.phone,
    phoneHours: pick(row.phoneHours, row.phoneHoursEn),
    email: row.email,
    establishedOn: longDate(row.establishedOn, locale),
    corporateNumber: row.corporateNumber,
    invoiceNumber: row.invoiceNumber,
    notificationNumber: row.notificationNumber,
    telecomNumber: row.telecomNumber,
    notificationDate: longDate(row.notificationDate, locale),
    complaintDesk: pick(row.complaintDesk, row.complaintDeskEn),
    complaintPerson: pick(row.complaintPerson, row.complaintPersonEn),
    privacyOfficer: pick(row.privacyOfficer, row.privacyOfficerEn),
    licencePrices: await ctx.hooks.licencePrices(ctx, locale),
  };
}
