import type { ReaderContent } from "../../site-text.ts";

/** What seekers read about the site, in English. */
export const en: ReaderContent = {
  about: {
    title: "About Kotoba Works",
    lead: "Japanese ability, permission to work, and postings that are legally complete: one site that joins the three.",
    sections: [
      {
        id: "why",
        heading: "Why we made it",
        paragraphs: [
          "More than 2.5 million people from abroad work in Japan. Yet how much Japanese a job needs, whether your status lets you do it, and whether its conditions are true is often unclear until you have applied.",
          "Kotoba Works lets you check all three first.",
        ],
      },
      {
        id: "three",
        heading: "Three things we do",
        items: [
          "Measure Japanese: a test that adapts to you and shows your level as probabilities with an error. Self-declared level, certificates and measured results are kept apart.",
          "Check permission: register your status and permissions, and every posting tells whether you may work there, why, and as of which rule. We do not ask your nationality.",
          "Complete postings only: without all 18 groups of required items no posting is published, and each is reviewed first.",
        ],
      },
      {
        id: "language",
        heading: "In eight languages",
        paragraphs: [
          "Every screen for job seekers reads in Japanese, plain Japanese, English, Vietnamese, Chinese, Nepali, Indonesian and Portuguese. Switch at the top at any time. The companies' screens are in Japanese, plain Japanese and English.",
        ],
      },
      {
        id: "free",
        heading: "Free for seekers, always",
        paragraphs: [
          "Searching, applying and messaging cost nothing. There are no gifts for being hired either: choose by the work. Only test attempts, certificates and learning videos are for sale.",
        ],
      },
      {
        id: "order",
        heading: "Places are not for sale",
        paragraphs: ["The order of postings follows a published calculation and your own conditions. Nobody can pay to stand higher."],
      },
      {
        id: "flow",
        heading: "How it works",
        items: [
          "[Find work](/japanesejob): search and read without registering.",
          "[Register](/register): a mail address is enough to start.",
          "Write your profile: with work permission, history and wishes, applying is quick.",
          "Apply: check everything, then send. Follow it at any time.",
          "Talk with the company: fix the interview by message and get an answer.",
        ],
      },
    ],
  },
  faq: [
    {
      id: "start",
      title: "Registering and signing in",
      questions: [
        {
          id: "free",
          question: "Is it really free?",
          answer: [
            "Yes. Searching, applying and messaging are free for ever. Only test attempts, certificates and learning videos are for sale, and buying them or not changes nothing about applications. Prices are under [commercial disclosure](/law).",
          ],
        },
        {
          id: "no-mail",
          question: "The registration mail does not arrive.",
          answer: [
            "Look in the spam folder and check the address for typing errors. Addresses of phone companies may need a setting to receive mail.",
            "The link works once, for 24 hours. After that, [register](/register) again.",
          ],
        },
        {
          id: "password",
          question: "I forgot my password.",
          answer: [
            "[Reset it](/password/send_reset_email): we mail you a link that works for an hour. Companies go [here](/company/password).",
          ],
        },
        {
          id: "nationality",
          question: "Do you need my nationality or residence card?",
          answer: [
            "No. We ask only for your permission to work: status, expiry, permission for other activities. We take no pictures of residence cards.",
          ],
        },
      ],
    },
    {
      id: "jobs",
      title: "Postings and applications",
      questions: [
        {
          id: "level",
          question: "What does “Japanese N3” on a posting mean?",
          answer: [
            "About how much Japanese the job needs. You can apply without a JLPT certificate. Ask in the interview where you will use it.",
          ],
        },
        {
          id: "permission-badge",
          question: "Can I rely on the hint that I may work there?",
          answer: [
            "It is made automatically from the status you registered and published rules. It informs and does not guarantee. Make the final check with the company or at the Immigration Services Agency.",
          ],
        },
        {
          id: "who-sees",
          question: "Who sees my profile?",
          answer: ["Only companies you applied to. Others cannot search members. See the [privacy policy](/privacypolicy#third-party)."],
        },
        {
          id: "no-answer",
          question: "I applied and hear nothing.",
          answer: [
            "We ask companies to answer within 14 days. After that, write them a message or [tell us](/contact?category=APPLICATION).",
          ],
        },
        {
          id: "withdraw",
          question: "I want to withdraw an application.",
          answer: ["Choose “withdraw” in [your applications](/user/entry/now_entry_list). The company is told."],
        },
        {
          id: "wrong-posting",
          question: "The posting was not true.",
          answer: [
            "Use “Report this posting” on its page or [contact](/contact?category=POSTING). We ask the company, then correct or stop it.",
          ],
        },
      ],
    },
    {
      id: "exam",
      title: "Japanese test and learning",
      questions: [
        {
          id: "official",
          question: "Does the test replace the JLPT?",
          answer: ["No. It is our estimate, such as “about N3”. For visa applications and the like take the official test."],
        },
        {
          id: "interrupted",
          question: "I closed the window during the test.",
          answer: ["Within the time you go on at the same item. The clock does not stop."],
        },
        {
          id: "refund",
          question: "Can I get a refund?",
          answer: ["Within 8 days, if you have not used it at all, in full. Conditions are under [commercial disclosure](/law)."],
        },
      ],
    },
    {
      id: "privacy",
      title: "Leaving and personal data",
      questions: [
        {
          id: "leave",
          question: "How do I leave?",
          answer: ["[Here](/user/cancel), at any time. For 30 days signing in undoes it; then names, documents and the rest are erased."],
        },
        {
          id: "disclosure",
          question: "I want to see or erase my data.",
          answer: [
            "Use [contact](/contact?category=PERSONAL_DATA) and choose “Request about personal data”. We answer within two weeks as a rule, free of charge.",
          ],
        },
        {
          id: "phishing",
          question: "I received a suspicious mail.",
          answer: ["We never ask for passwords or pictures of residence cards. Do not open its links; [tell us](/contact)."],
        },
      ],
    },
    {
      id: "companies",
      title: "Companies",
      questions: [
        {
          id: "price",
          question: "What does a posting cost?",
          answer: ["The Free plan costs nothing. See [for companies](/about_for_company#plans) for the others. There is no success fee."],
        },
        {
          id: "review",
          question: "How long does a review take?",
          answer: ["As a rule 2 working days for a company and 1 for a posting. If we return it, each item has its reason."],
        },
        {
          id: "edit-open",
          question: "Can I edit a published posting?",
          answer: ["Yes. Legally required items are reviewed again; the old text stays public meanwhile."],
        },
        {
          id: "card-check",
          question: "Do you check residence cards?",
          answer: ["No, the employer must, when hiring. Use the Immigration Services Agency’s number check and reader app."],
        },
      ],
    },
  ],
};
