import { houseLocaleOf, type Locale } from "../../../shared/locale.ts";
import type { HouseMailTemplate, MailDraft, MailTemplate } from "../mail-template.ts";
import { accountCancelledMail, accountSuspendedMail, accountUnsuspendedMail } from "./account-mails.ts";
import { auditAnchorMail } from "./audit-mails.ts";
import {
  companyAlreadyRegisteredMail,
  companyApprovedMail,
  companyClosedMail,
  companyPhotoReturnedMail,
  companyRefusedMail,
  companyRegisterMail,
  companyRestoredMail,
  companySuspendedMail,
  inviteMemberMail,
} from "./company-mails.ts";
import { complaintsDueMail, incidentsDueMail } from "./complaint-mails.ts";
import {
  entryAnsweredMail,
  entryMovedMail,
  entryReceivedMail,
  entryRejectedMail,
  entrySentMail,
  messageReceivedMail,
} from "./entry-mails.ts";
import { hiresDueMail } from "./hire-mails.ts";
import { inquiryAcceptedMail, inquiryAnswerMail, inquiryReceivedMail } from "./inquiry-mails.ts";
import { interviewCancelledMail, interviewEndedMail, interviewOfferedMail, interviewPickedMail } from "./interview-mails.ts";
import { invoiceOverdueMail, invoicePaidMail, invoiceVoidMail } from "./invoice-mails.ts";
import { licencePaidMail, licenceRefundedMail } from "./licence-mails.ts";
import { inviteAdminMail, passwordChangedMail, resetPasswordMail, resetUnknownMail } from "./password-mails.ts";
import { planEndedMail, planInvoicedMail, planPaidMail, planPastDueMail } from "./plan-mails.ts";
import { alreadyRegisteredMail, registerMail } from "./registration-mails.ts";
import { closingLikesMail, practiceDueMail, scoutReceivedMail, searchAlertConfirmMail, searchAlertMail } from "./search-mails.ts";
import {
  emailChangeAskedMail,
  emailChangeConfirmMail,
  emailChangedMail,
  emailChangeTakenMail,
  identityLinkedMail,
  identityUnlinkedMail,
  newDeviceMail,
  passkeyAddedMail,
  passkeyRemovedMail,
} from "./sign-in-mails.ts";
import { workStillOpenMail } from "./still-open-mails.ts";
import {
  recoveryCodesRenewedMail,
  recoveryCodeUsedMail,
  twoFactorOffMail,
  twoFactorOnMail,
  twoFactorReplacedMail,
  twoFactorResetMail,
} from "./two-factor-mails.ts";
import { entriesWaitingMail } from "./waiting-mails.ts";
import {
  workApprovedMail,
  workCorrectedMail,
  workReturnedMail,
  workRevisionApprovedMail,
  workRevisionReturnedMail,
  workSuspendedMail,
  workUnsuspendedMail,
} from "./work-mails.ts";

/** Mails to seekers and visitors, some of which companies get too: in every language. */
const readerTemplates = {
  "email-change-asked": emailChangeAskedMail,
  "email-change-confirm": emailChangeConfirmMail,
  "email-change-taken": emailChangeTakenMail,
  "email-changed": emailChangedMail,
  "identity-linked": identityLinkedMail,
  "identity-unlinked": identityUnlinkedMail,
  "new-device": newDeviceMail,
  "passkey-added": passkeyAddedMail,
  "passkey-removed": passkeyRemovedMail,
  "closing-likes": closingLikesMail,
  "practice-due": practiceDueMail,
  "scout-received": scoutReceivedMail,
  "search-alert": searchAlertMail,
  "search-alert-confirm": searchAlertConfirmMail,
  "account-cancelled": accountCancelledMail,
  "account-suspended": accountSuspendedMail,
  "account-unsuspended": accountUnsuspendedMail,
  "already-registered": alreadyRegisteredMail,
  "entry-moved": entryMovedMail,
  "entry-rejected": entryRejectedMail,
  "entry-sent": entrySentMail,
  "inquiry-answer": inquiryAnswerMail,
  "inquiry-accepted": inquiryAcceptedMail,
  "interview-cancelled": interviewCancelledMail,
  "interview-ended": interviewEndedMail,
  "interview-offered": interviewOfferedMail,
  "interview-picked": interviewPickedMail,
  "licence-paid": licencePaidMail,
  "licence-refunded": licenceRefundedMail,
  "message-received": messageReceivedMail,
  "password-changed": passwordChangedMail,
  register: registerMail,
  "reset-password": resetPasswordMail,
  "reset-unknown": resetUnknownMail,
};

/** Mails that only companies and the operator get. */
const houseTemplates = {
  "audit-anchor": auditAnchorMail,
  "company-already-registered": companyAlreadyRegisteredMail,
  "company-approved": companyApprovedMail,
  "company-closed": companyClosedMail,
  "company-photo-returned": companyPhotoReturnedMail,
  "company-refused": companyRefusedMail,
  "company-restored": companyRestoredMail,
  "company-suspended": companySuspendedMail,
  "company-register": companyRegisterMail,
  "entries-waiting": entriesWaitingMail,
  "entry-answered": entryAnsweredMail,
  "entry-received": entryReceivedMail,
  "complaints-due": complaintsDueMail,
  "incidents-due": incidentsDueMail,
  "hires-due": hiresDueMail,
  "inquiry-received": inquiryReceivedMail,
  "invite-admin": inviteAdminMail,
  "invite-member": inviteMemberMail,
  "invoice-overdue": invoiceOverdueMail,
  "invoice-paid": invoicePaidMail,
  "invoice-void": invoiceVoidMail,
  "plan-ended": planEndedMail,
  "plan-invoiced": planInvoicedMail,
  "plan-paid": planPaidMail,
  "plan-past-due": planPastDueMail,
  "recovery-code-used": recoveryCodeUsedMail,
  "recovery-codes-renewed": recoveryCodesRenewedMail,
  "two-factor-off": twoFactorOffMail,
  "two-factor-on": twoFactorOnMail,
  "two-factor-replaced": twoFactorReplacedMail,
  "two-factor-reset": twoFactorResetMail,
  "work-approved": workApprovedMail,
  "work-corrected": workCorrectedMail,
  "work-returned": workReturnedMail,
  "work-revision-approved": workRevisionApprovedMail,
  "work-revision-returned": workRevisionReturnedMail,
  "work-still-open": workStillOpenMail,
  "work-suspended": workSuspendedMail,
  "work-unsuspended": workUnsuspendedMail,
};

type Templates = typeof readerTemplates & typeof houseTemplates;

/** The values of each mail by its template's name. */
type MailParams = { readonly [N in keyof Templates]: Parameters<Templates[N]>[0] };
export type MailTemplateName = keyof MailParams;

type ReaderName = keyof typeof readerTemplates;
type HouseName = Exclude<MailTemplateName, ReaderName>;

const readerMails: { readonly [N in ReaderName]: MailTemplate<MailParams[N]> } = readerTemplates;
const houseMails: { readonly [N in HouseName]: HouseMailTemplate<MailParams[N]> } = houseTemplates;

/** A mail by its template's name, with the values that this template is made of. */
export type MailBody<N extends MailTemplateName = MailTemplateName> = {
  [T in N]: { readonly template: T; readonly params: MailParams[T] };
}[N];

function isReaderMail(mail: MailBody): mail is MailBody<ReaderName> {
  return Object.hasOwn(readerTemplates, mail.template);
}

type Url = (path: string) => string;

function draftReaderMail<N extends ReaderName>({ template, params }: MailBody<N>, locale: Locale, url: Url): MailDraft {
  return readerMails[template](params, locale, url);
}

function draftHouseMail<N extends HouseName>({ template, params }: MailBody<N>, locale: Locale, url: Url): MailDraft {
  return houseMails[template](params, houseLocaleOf(locale), url);
}

/** The mail before its layout. */
export function draftMail(mail: MailBody, locale: Locale, url: Url): MailDraft {
  return isReaderMail(mail) ? draftReaderMail(mail, locale, url) : draftHouseMail(mail, locale, url);
}
