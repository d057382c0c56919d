import type { ReaderWords } from "./mail-words.ts";

/** Mails to seekers and visitors in English. */
export const en: ReaderWords = {
  sender: "[Kotoba Works] ",
  signature: "Kotoba Works\nPlease do not reply to this mail. If it is not meant for you, you may delete it.",
  answerable: "Kotoba Works\nYour reply to this mail arrives on Kotoba Works. Send it from the address that this mail came to.",
  stop: "Stop these mails (no sign-in needed):",
  unsubscribe: {
    title: "Stop mails about new jobs",
    ask: "Shall the mails about this search stop?",
    button: "Stop the mails",
    done: "The mails have stopped. You can turn them on again in your settings.",
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
    CHANGE_OF_STATUS: (status) => `You can join after changing your status of residence to “${status}”.`,
    FEWER_HOURS: (hours) => `The offer is for at most ${hours} hours a week.`,
    LATER_START: (day) => `Nobody can join before ${day}.`,
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
      subject: "A sign-in from a new device",
      paragraphs: [
        "Somebody signed in to your account on a device or in a browser that was not used for it before.",
        `When: ${at}\nDevice: ${device || "unknown"}`,
        "If it was you, there is nothing to do. If not, please set a new password at once.",
      ],
      label: "Set a new password",
    }),
    "passkey-added": () => ({
      subject: "A passkey was added",
      paragraphs: [
        "A passkey was added to your account. It can be used instead of the password from now on.",
        "If it was not you, remove the passkey in your settings and set a new password.",
      ],
      label: "Open the settings",
    }),
    "passkey-removed": () => ({
      subject: "A passkey was removed",
      paragraphs: ["A passkey was removed from your account.", "If it was not you, please set a new password at once."],
      label: "Open the settings",
    }),
    "identity-linked": ({ provider }) => ({
      subject: "A way to sign in was added",
      paragraphs: [
        `Your account can be signed in to with ${provider} from now on.`,
        "If it was not you, remove it in your settings and set a new password.",
      ],
      label: "Open the settings",
    }),
    "identity-unlinked": ({ provider }) => ({
      subject: "A way to sign in was removed",
      paragraphs: [`Your account can no longer be signed in to with ${provider}.`, "If it was not you, please set a new password at once."],
      label: "Open the settings",
    }),
    "email-change-asked": ({ days }) => ({
      subject: "A change of your mail address was asked for",
      paragraphs: [
        "Somebody asked to change the mail address of your account. It changes once the new address confirms it.",
        `If it was you, there is nothing to do. If not, take the change back on the page below. For ${days} days that also works after the change.`,
      ],
      label: "Take the change back",
    }),
    "email-change-confirm": () => ({
      subject: "Confirm your new mail address",
      paragraphs: [
        "Somebody asked to use this address for an account of Kotoba Works.",
        "Open the page below within 24 hours to confirm it. If it was not you, please delete this mail.",
      ],
      label: "Confirm the address",
    }),
    "email-change-taken": () => ({
      subject: "This address already has an account",
      paragraphs: [
        "Somebody asked to use this address for another account. As it has an account already, nothing was changed.",
        "If it was not you, please delete this mail.",
      ],
      label: "Sign in",
    }),
    "email-changed": () => ({
      subject: "Your mail address was changed",
      paragraphs: [
        "The mail address of your account was changed. Mail goes to the new address from now on.",
        "If it was not you, take it back with the link in the mail “A change of your mail address was asked for”, which went to the old address.",
      ],
      label: "Open the settings",
    }),
    "account-cancelled": ({ until, days }) => ({
      subject: "Your account is closed",
      paragraphs: [
        "You have left Kotoba Works. Your open applications have ended and the companies were told.",
        `Everything personal is erased after ${until} (${days} days). If you sign in before that, your account comes back; the applications do not.`,
        "If it was not you, sign in at once and change your password.",
      ],
      label: "Sign in and come back",
    }),
    "account-suspended": () => ({
      subject: "Your account is suspended",
      paragraphs: [
        "We have suspended your account. You cannot sign in for now. Your applications stay where they are.",
        "If you want to know why, or think this is a mistake, please write to us.",
      ],
      label: "Contact us",
    }),
    "account-unsuspended": () => ({
      subject: "You can use your account again",
      paragraphs: ["The suspension of your account is lifted. You can sign in again."],
      label: "Sign in",
    }),
    "already-registered": ({ passwordPage }) => ({
      subject: "You already have an account",
      paragraphs: [
        "Somebody, probably you, asked to register with this address. You already have an account: please sign in.",
        `If you forgot the password, set a new one: ${passwordPage}`,
      ],
      label: "Sign in",
    }),
    "practice-due": ({ items }) => ({
      subject: `To review today: ${items}`,
      paragraphs: [
        `Practice questions to review today: ${items}. The goal is five minutes a day.`,
        "You can turn this mail off on the page below.",
      ],
      label: "Start the review",
    }),
    "closing-likes": () => ({
      subject: "Jobs you like close soon",
      paragraphs: ["Jobs you like close within three days."],
      label: "See the jobs I like",
    }),
    "entry-moved": ({ title }) => ({
      subject: `Your application moved: ${title}`,
      paragraphs: ["The status of your application changed."],
      label: "See your application",
    }),
    "entry-rejected": ({ title }) => ({
      subject: `Result of your application: ${title}`,
      paragraphs: ["Thank you for applying. The company decided not to go on with your application; its own words are below."],
      label: "See other jobs",
    }),
    "entry-sent": ({ title }) => ({
      subject: `Your application was sent: ${title}`,
      paragraphs: ["The company has your application. We will mail you when they answer."],
      label: "See your application",
    }),
    "inquiry-accepted": ({ ticket, category, phone }) => ({
      subject: `We have your inquiry (${ticket})`,
      paragraphs: [
        "Thank you for writing to us.",
        `Number: ${ticket}\nAbout: ${en.inquirySubjects[category]}`,
        `We answer within 3 working days. If you are in a hurry, call ${phone} and quote the number.`,
        "If you did not write to us, you can ignore this mail.",
      ],
      label: "Frequently asked questions",
    }),
    "inquiry-answer": ({ ticket, body }) => ({
      subject: `Our answer (${ticket})`,
      paragraphs: [
        "This is our answer to your inquiry.",
        body,
        "If there is more to ask, write to us again and quote the number. Replies to this mail are not read.",
      ],
      label: "Write to us",
    }),
    "interview-cancelled": ({ title }) => ({
      subject: `The interview time was cancelled: ${title}`,
      paragraphs: ["The company cancelled the interview time below. It will tell you a new one."],
      label: "See your application",
    }),
    "interview-ended": ({ title }) => ({
      subject: `The interview does not take place: ${title}`,
      paragraphs: ["The application has ended, so the interview below does not take place."],
      label: "See more",
    }),
    "interview-offered": ({ title }) => ({
      subject: `Please pick a time for the interview: ${title}`,
      paragraphs: ["The company offers times for an interview. Each time goes to whoever picks it first."],
      label: "Pick a time",
    }),
    "interview-picked": ({ title }) => ({
      subject: `The interview is fixed: ${title}`,
      paragraphs: ["The time of the interview is fixed. A calendar file is attached."],
      label: "See more",
    }),
    "licence-paid": ({ product, yen, receipt }) => ({
      subject: `Thank you for your purchase: ${product}`,
      paragraphs: [
        "Your payment is complete.",
        `${product}\n${yen} yen (tax included)\nReceipt no. ${receipt}`,
        "The licence can be used now. Searching and applying for jobs is free, as always.",
      ],
      label: "Open the receipt",
    }),
    "licence-refunded": ({ product, yen, number, isWhole }) => ({
      subject: `Refund: ${product}`,
      paragraphs: [
        "We have given the money back to the card you paid with. The card company shows it within some days, or on a later bill.",
        `${product}\nRefund: ${yen} yen (tax included)\nReturn invoice no. ${number}`,
        ...(isWhole ? ["The licence has ended."] : []),
      ],
      label: "Open your purchases",
    }),
    "message-received": ({ from }) => ({
      subject: `New message from ${from}`,
      paragraphs: ["A new message waits for you."],
      label: "Read the message",
    }),
    "password-changed": () => ({
      subject: "Your password was changed",
      paragraphs: ["Your password was changed and you were signed out everywhere else.", "If it was not you, set a new password at once."],
      label: "It was not me: set a new password",
    }),
    register: () => ({
      subject: "Finish your registration",
      paragraphs: ["Thank you for starting a registration.", "Open the address below within 24 hours. It works once."],
      label: "Finish the registration",
    }),
    "reset-password": () => ({
      subject: "Set a new password",
      paragraphs: [
        "Open the address below within one hour to set a new password. It works once.",
        "If you did not ask for this, do nothing: your password stays as it is.",
      ],
      label: "Set a new password",
    }),
    "reset-unknown": () => ({
      subject: "No account under this address",
      paragraphs: [
        "Somebody, probably you, asked for a new password, but no account uses this address. Perhaps you registered with another one.",
      ],
      label: "Kotoba Works",
    }),
    "search-alert": ({ name, total }) => ({
      subject: `${total} new: ${name}`,
      paragraphs: [`New jobs for “${name}”: ${total}`],
      label: "My saved searches",
    }),
    "search-alert-confirm": ({ name, hours }) => ({
      subject: "Turn on mails about new jobs?",
      paragraphs: [
        `New jobs for “${name}” will be mailed to this address.`,
        `Open the address below within ${hours} hours to turn that on. If it was not you, do nothing.`,
      ],
      label: "Turn the mails on",
    }),
  },
};
