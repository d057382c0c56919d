import type { ReaderWords } from "./mail-words.ts";

/** Mails to seekers and visitors in English. */
export const en: ReaderWords = {
  sender: "[Kotoba Works] ",
  signature: "Kotoba Works\nPlease do not reply to this email. If you received it by mistake, please delete it.",
  answerable: "Kotoba Works\nReplies to this email are delivered through Kotoba Works. Please reply from the address it was sent to.",
  stop: "Unsubscribe from these emails (no sign-in needed):",
  unsubscribe: {
    title: "Unsubscribe from job alerts",
    ask: "Do you want to stop emails about this search?",
    button: "Unsubscribe",
    done: "You are unsubscribed. You can turn these emails back on in your settings.",
  },
  inquirySubjects: {
    SERVICE: "Using the service",
    APPLICATION: "Applications",
    POSTING: "A job posting",
    EXAM: "Exam, learning, purchases",
    PERSONAL_DATA: "Request about personal data",
    COMPANY: "Posting jobs as a company",
    OTHER: "Other",
  },
  entryFacts: ({ title, company, seeker, status }) => [`Job: ${title}`, `Company: ${company}`, `Applicant: ${seeker}`, `Status: ${status}`],
  offerCondition: {
    title: "Offer with a condition",
    CHANGE_OF_STATUS: (status) => `You can start after changing your status of residence to “${status}”.`,
    FEWER_HOURS: (hours) => `The offer is for up to ${hours} hours a week.`,
    LATER_START: (day) => `The start date cannot be before ${day}.`,
    card: "Before the first day the company checks the residence card and asks the official inquiry about its number.",
  },
  interviewWays: { ONSITE: "In person", ONLINE: "Online", PHONE: "By phone" },
  inJapan: (moment) => `${moment} (Japan time)`,
  interviewFacts: ({ time, minutes, way, place, company, seeker }) => [
    `Time: ${time}, ${minutes} minutes`,
    `How: ${way}`,
    `Where: ${place}`,
    `Company: ${company}`,
    `Applicant: ${seeker}`,
  ],
  appointment: (title) => `Interview: ${title}`,
  mails: {
    "new-device": ({ device, at }) => ({
      subject: "New sign-in to your account",
      paragraphs: [
        "Someone signed in to your account from a device or browser that has not been used before.",
        `When: ${at}\nDevice: ${device || "unknown"}`,
        "If this was you, you do not need to do anything. If not, please set a new password right away.",
      ],
      label: "Set a new password",
    }),
    "passkey-added": () => ({
      subject: "A passkey was added",
      paragraphs: [
        "A passkey was added to your account. It can now be used instead of your password.",
        "If this was not you, remove the passkey in your settings and set a new password.",
      ],
      label: "Open the settings",
    }),
    "passkey-removed": () => ({
      subject: "A passkey was removed",
      paragraphs: ["A passkey was removed from your account.", "If this was not you, please set a new password right away."],
      label: "Open the settings",
    }),
    "identity-linked": ({ provider }) => ({
      subject: "A way to sign in was added",
      paragraphs: [
        `You can now sign in to your account with ${provider}.`,
        "If this was not you, remove it in your settings and set a new password.",
      ],
      label: "Open the settings",
    }),
    "identity-unlinked": ({ provider }) => ({
      subject: "A way to sign in was removed",
      paragraphs: [
        `You can no longer sign in to your account with ${provider}.`,
        "If this was not you, please set a new password right away.",
      ],
      label: "Open the settings",
    }),
    "email-change-asked": ({ days }) => ({
      subject: "Request to change your email address",
      paragraphs: [
        "Someone asked to change the email address of your account. It will change once the new address is confirmed.",
        `If this was you, you do not need to do anything. If not, undo the change on the page below. You can do so for ${days} days, even after the change.`,
      ],
      label: "Undo the change",
    }),
    "email-change-confirm": () => ({
      subject: "Confirm your new email address",
      paragraphs: [
        "Someone asked to use this address for a Kotoba Works account.",
        "Open the page below within 24 hours to confirm it. If this was not you, please delete this email.",
      ],
      label: "Confirm the address",
    }),
    "email-change-taken": () => ({
      subject: "This address already has an account",
      paragraphs: [
        "Someone asked to use this address for another account. As it already has an account, nothing was changed.",
        "If this was not you, please delete this email.",
      ],
      label: "Sign in",
    }),
    "email-changed": () => ({
      subject: "Your email address was changed",
      paragraphs: [
        "The email address of your account was changed. Emails now go to the new address.",
        "If this was not you, undo it with the link in the email “Request to change your email address”, which went to the old address.",
      ],
      label: "Open the settings",
    }),
    "account-cancelled": ({ until, days }) => ({
      subject: "Your account is closed",
      paragraphs: [
        "Your Kotoba Works account is closed. Your open applications have ended and the companies have been told.",
        `All your personal data will be erased after ${until} (${days} days). If you sign in before then, your account is restored, but your applications are not.`,
        "If this was not you, sign in at once and change your password.",
      ],
      label: "Sign in and restore my account",
    }),
    "account-suspended": ({ reason }) => ({
      subject: "Your account is suspended",
      paragraphs: [
        "We have suspended your account. You cannot sign in for now. Your applications are kept as they are.",
        `Reason: ${reason}`,
        "If you want to explain, or think this is a mistake, please write to us.",
      ],
      label: "Contact us",
    }),
    "account-unsuspended": () => ({
      subject: "You can use your account again",
      paragraphs: ["The suspension of your account has been lifted. You can sign in again."],
      label: "Sign in",
    }),
    "already-registered": ({ passwordPage }) => ({
      subject: "You already have an account",
      paragraphs: [
        "Someone, probably you, tried to register with this address. You already have an account, so please sign in.",
        `If you have forgotten your password, set a new one: ${passwordPage}`,
      ],
      label: "Sign in",
    }),
    "scout-received": ({ company }) => ({
      subject: "A company has sent you a scout",
      paragraphs: [
        `${company} has asked whether you would like one of its works. It does not learn your name unless you apply.`,
        "You can stop these mails on the following page.",
      ],
      label: "Read the scout",
    }),
    "practice-due": ({ items }) => ({
      subject: `Practice questions to review today: ${items}`,
      paragraphs: [
        `Practice questions to review today: ${items}. The goal is five minutes a day.`,
        "You can turn this email off on the page below.",
      ],
      label: "Start the review",
    }),
    "closing-likes": () => ({
      subject: "Your saved jobs are closing soon",
      paragraphs: ["These saved jobs close within three days."],
      label: "See my saved jobs",
    }),
    "entry-moved": ({ title }) => ({
      subject: `Update on your application: ${title}`,
      paragraphs: ["The status of your application has changed."],
      label: "See your application",
    }),
    "entry-rejected": ({ title }) => ({
      subject: `Result of your application: ${title}`,
      paragraphs: ["Thank you for applying. The company has decided not to proceed with your application. Its message is below."],
      label: "See other jobs",
    }),
    "entry-sent": ({ title }) => ({
      subject: `Your application has been sent: ${title}`,
      paragraphs: ["The company has received your application. We will email you when they reply."],
      label: "See your application",
    }),
    "inquiry-accepted": ({ ticket, category, phone }) => ({
      subject: `We have received your inquiry (${ticket})`,
      paragraphs: [
        "Thank you for contacting us.",
        `Number: ${ticket}\nAbout: ${en.inquirySubjects[category]}`,
        `We answer within 3 working days. If it is urgent, call ${phone} and quote this number.`,
        "If you did not contact us, please ignore this email.",
      ],
      label: "Frequently asked questions",
    }),
    "inquiry-answer": ({ ticket, body }) => ({
      subject: `Our reply to your inquiry (${ticket})`,
      paragraphs: [
        "Here is our reply to your inquiry.",
        body,
        "If you have further questions, please contact us again and quote this number. Replies to this email are not read.",
      ],
      label: "Write to us",
    }),
    "interview-cancelled": ({ title }) => ({
      subject: `Interview time cancelled: ${title}`,
      paragraphs: ["The company cancelled the interview time below. It will suggest a new time."],
      label: "See your application",
    }),
    "interview-ended": ({ title }) => ({
      subject: `Interview cancelled: ${title}`,
      paragraphs: ["The application has ended, so the interview below will not take place."],
      label: "See more",
    }),
    "interview-offered": ({ title }) => ({
      subject: `Please choose an interview time: ${title}`,
      paragraphs: ["The company has offered interview times. Each time goes to whoever chooses it first."],
      label: "Choose a time",
    }),
    "interview-picked": ({ title }) => ({
      subject: `Interview confirmed: ${title}`,
      paragraphs: ["Your interview time is confirmed. A calendar file is attached."],
      label: "See more",
    }),
    "licence-paid": ({ product, yen, receipt }) => ({
      subject: `Thank you for your purchase: ${product}`,
      paragraphs: [
        "Your payment is complete.",
        `${product}\n${yen} yen (tax included)\nReceipt no. ${receipt}`,
        "You can use the licence now. Searching and applying for jobs is free, as always.",
      ],
      label: "Open the receipt",
    }),
    "licence-refunded": ({ product, yen, number, isWhole }) => ({
      subject: `Refund: ${product}`,
      paragraphs: [
        "We have refunded the card you paid with. It will appear within a few days or on a later statement.",
        `${product}\nRefund: ${yen} yen (tax included)\nReturn invoice no. ${number}`,
        ...(isWhole ? ["The licence has ended."] : []),
      ],
      label: "Open your purchases",
    }),
    "message-received": ({ from }) => ({
      subject: `New message from ${from}`,
      paragraphs: ["You have a new message."],
      label: "Read the message",
    }),
    "password-changed": () => ({
      subject: "Your password was changed",
      paragraphs: [
        "Your password was changed and you were signed out everywhere else.",
        "If this was not you, set a new password right away.",
      ],
      label: "This was not me: set a new password",
    }),
    register: () => ({
      subject: "Finish your registration",
      paragraphs: [
        "Thank you for registering with Kotoba Works.",
        "Open the link below within 24 hours to finish. It can be used only once.",
      ],
      label: "Finish the registration",
    }),
    "reset-password": () => ({
      subject: "Set a new password",
      paragraphs: [
        "Open the link below within one hour to set a new password. It can be used only once.",
        "If you did not request this, no action is needed: your password stays the same.",
      ],
      label: "Set a new password",
    }),
    "reset-unknown": () => ({
      subject: "No account under this address",
      paragraphs: [
        "Someone, probably you, asked for a new password, but there is no account with this address. Perhaps you registered with a different one.",
      ],
      label: "Kotoba Works",
    }),
    "search-alert": ({ name, total }) => ({
      subject: `${total === 1 ? "1 new job" : `${total} new jobs`}: ${name}`,
      paragraphs: [total === 1 ? `There is 1 new job for “${name}”.` : `There are ${total} new jobs for “${name}”.`],
      label: "My saved searches",
    }),
    "search-alert-confirm": ({ name, hours }) => ({
      subject: "Turn on job alerts?",
      paragraphs: [
        `New jobs for “${name}” will be emailed to this address.`,
        `Open the link below within ${hours} hours to turn this on. If this was not you, no action is needed.`,
      ],
      label: "Turn on alerts",
    }),
  },
};
