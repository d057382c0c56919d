import { clausesOf } from "./clause-rule.ts";

const sexes = "(?:men|wom[ae]n|males?|females?|lad(?:y|ies)|girls?|boys?|guys|gentlemen|housewi(?:fe|ves))";
const role =
  "(?: (?:staff|applicants?|candidates?|workers?|employees?|drivers?|teachers?|people|persons?|nationals?|citizens?|speakers?|members?))?";
const wanted =
  "(?:only|preferred|wanted|needed|please|need not apply|not (?:allowed|accepted|welcome|eligible|hired)|cannot apply|can't apply|will not be (?:hired|accepted|considered)|are not (?:accepted|hired|considered)|excluded|required|a plus)";
const nations =
  "(?:japanese|foreign(?:ers?)?|non-japanese|chinese|vietnamese|filipin[oa]s?|nepal(?:ese|i)s?|koreans?|indonesians?|burmese|thais?|indians?|brazilians?|western(?:ers?)?|europeans?|africans?|asians?|caucasians?|whites?|blacks?|americans?|pakistanis?|bangladeshis?)";
const cards =
  "(?:passports?|residence cards?|zairy?u+ ?(?:card|ka-?do)|my ?number cards?|id cards?|bank ?books?|cash cards?|identification)";
const latin = { latin: true, since: "1947-12-01" } as const;

/** The same conditions in English. */
export const latinClauses = [
  ...clausesOf({ ...latin, reason: "SEX", source: "男女雇用機会均等法5条" }, [
    ["BLOCK", `\\b${sexes}${role} ${wanted}`, "applicants of any gender", { barrier: /customers/ }],
    [
      "BLOCK",
      `\\b(?:only|no|looking for(?: an?)?|we want|seeking(?: an?)?|hiring(?: an?)?|need(?: an?)?|must be(?: an?)?|should be(?: an?)?|suitable for(?: an?)?|ideal for(?: an?)?|perfect for(?: an?)?|prefer(?:ably)?(?: an?)?)(?: (?:young|pretty|beautiful|attractive|strong|cute|slim|healthy|single|cheerful|energetic|married|unmarried))* ${sexes}\\b(?!'s? (?:clothes|fashion|wear))`,
      "applicants of any gender",
      { denies: true, barrier: /women's|men's/ },
    ],
    [
      "BLOCK",
      "\\b(?:attractive|good[- ]looking|pretty|beautiful|handsome|slim|sexy)(?: and \\w+)? (?:women|ladies|girls|appearance|applicants?|staff|face|looks|people|person|men)\\b|\\bgood looks\\b",
      "a neat appearance",
    ],
    [
      "BLOCK",
      "\\b(?:not (?:be )?pregnant|no plans? (?:to (?:marry|get married|have (?:children|a baby))|for (?:marriage|children))|(?:if|when|once) you (?:get|become|are) (?:married|pregnant)[^.]{0,30}(?:resign|quit|leave|terminat|end)|without (?:children|kids)|no (?:children|kids|pregnan\\w+)|childless|(?:un)?married (?:only|preferred)|must be (?:single|unmarried))",
      "applicants of any family status",
      { denies: true },
    ],
  ]),
  ...clausesOf({ ...latin, reason: "AGE", source: "労働施策総合推進法9条" }, [
    [
      "BLOCK",
      "\\b(?:under|below|younger than|not older than|no older than|max(?:imum)?\\.?(?: age)?(?: of)?|up to|over|above|older than)(?: the age of| age)? (?:[2-6][0-9])(?: ?(?:years?(?: old| of age)?|y/?o))?\\b(?! ?(?:%|percent|yen|hours?|minutes?|km|kg|people|seats|days?|staff|employees|countries|stores|shops|tables|rooms|customers|guests|m2|cm|overtime|,|\\.[0-9]|[0-9]|students|residents))(?= *(?:only|please|preferred|need|cannot|not|are|$|\\.|,|!|\\)|applicants|people|years|y/?o))",
      "of any age",
      { denies: true, barrier: /students|residents/ },
    ],
    [
      "BLOCK",
      "(?<!students |children |learners |residents |kids |pupils |guests |customers |for )\\b(?:aged?|ages|between(?: the ages of)?) ?(?:1[89]|[2-5][0-9]) ?(?:-|–|to|~|and) ?[2-6][0-9]\\b(?! ?(?:yen|hours|%|kg|minutes|people))(?! are (?:taught|served))",
      "of any age",
      { barrier: /children/ },
    ],
    [
      "BLOCK",
      "(?<!\\b(?:colleagues|co-?workers|staff|teammates|customers|guests|patients|residents|students)\\b[^.]{0,24})\\b[2-5][0-9] ?(?:-|–|to|~) ?[2-6][0-9] (?:years? old|years of age|y/?o)",
      "of any age",
    ],
    [
      "BLOCK",
      "\\b(?:in (?:your|their|his|her) )(?:20s|30s|twenties|thirties|early twenties|early thirties)\\b[^.]{0,30}(?:fit|best|suit|ideal|prefer|only|wanted|match)|\\byoung(?:er)?(?: and \\w+)? (?:people|applicants?|candidates?|staff|women|men|ladies|girls|persons?|workers?|team members?) (?:only|preferred|wanted|needed|welcome|are)|\\b(?:looking for|only|seeking|hiring|want)(?: \\w+)? (?:young|youthful)\\b|\\b(?:in|are in)? ?(?:your|their) (?:20s|30s|twenties|thirties)\\b[^.]{0,16}(?:only|preferred|wanted|ideal|welcome)|\\bborn (?:after|in or after|before|since) ?(?:19|20)\\d\\d|\\b(?:no|not) (?:older people|seniors|middle[- ]aged)",
      "people of any age",
      { denies: true },
    ],
  ]),
  ...clausesOf({ ...latin, reason: "NATIONALITY", source: "職業安定法3条" }, [
    [
      "BLOCK",
      `\\b${nations}${role} ${wanted}`,
      "all nationalities welcome",
      {
        barrier:
          /japanese (?:required|preferred|needed|a plus|wanted)|(?:chinese|vietnamese|indonesian|korean|thai|nepali) (?:required|needed|a plus)/i,
      },
    ],
    [
      "BLOCK",
      `\\b(?:only(?: for)?|no|except|must be(?: an?)?|should be(?: an?)?|limited to|looking for(?: an?)?|(?:do not|don't|cannot|can't|never) (?:hire|accept|employ|take)(?: any)?) (?:native )?${nations}(?: (?:people|nationals?|citizens?|applicants?|staff|persons?|workers?|speakers?|born|descent))\\b`,
      "all nationalities welcome",
      { denies: true },
    ],
    [
      "BLOCK",
      "\\b(?:no|not for|except|only|(?:do not|don't|cannot|can't) (?:hire|accept|employ)(?: any)?) (?:foreigners?|non-japanese|gaijin|chinese(?= (?:please|allowed)|[.!]|$)|vietnamese(?= (?:please|allowed)|[.!]|$)|blacks|whites|africans|westerners)\\b",
      "all nationalities welcome",
      { denies: true, barrier: /no foreigner(?:s)? (?:is|are) (?:refused|turned)/i },
    ],
    [
      "BLOCK",
      "\\b(?:japanese (?:nationality|citizenship|passport|blood|ancestry|parents?)|born (?:and raised )?in japan)\\b[^.]{0,20}(?:only|required|must|needed|necessary|preferred|holders?)|\\bnative(?:-level)? (?:japanese |english )?(?:speakers?|tongue)?(?: of (?:japanese|english))? ?(?:only|required|preferred|a must|must|wanted)|\\bmother tongue (?:must be|is) (?:japanese|english)|\\b(?:japanese|english) (?:must be|as) (?:your |a )?(?:native|mother|first) (?:language|tongue)|\\b(?:without|no) (?:an? )?(?:foreign )?accent",
      "fluent Japanese (about N1)",
      { denies: true },
    ],
    [
      "BLOCK",
      `\\b(?:foreign|${nations})(?: \\w+)? (?:staff|workers?|employees|nationals?)?[^.]{0,24}(?:paid less|lower (?:pay|wage|salary)|less pay|different (?:pay|wage))`,
      "pay is the same for every nationality",
      { denies: true },
    ],
  ]),
  ...clausesOf({ ...latin, reason: "CONDITIONS", source: "労働基準法5条・15条〜18条・24条・37条・39条", employmentOnly: true }, [
    [
      "BLOCK",
      `(?:(?<!\\b(?:you|employees|workers|staff|residents) (?:always |will |can |must |should )?)\\b(?:keep|keeps|hold|holds|retain|store|collect|confiscate|take|manage)|\\b(?:hand over|hand in|submit|leave|surrender|deposit|give us))\\b[^.]{0,24}\\b${cards}|\\b${cards}[^.]{0,40}\\b(?:stays? with(?! you)|remains? with(?! you)|stays? in|remains? in|locked|in the (?:office|safe)|looked after by|in (?:our|the company's) (?:hands|care)|kept|held|retained|stored|collected|confiscated|taken|handed over|in our safe|by the company)`,
      "you keep your passport and residence card",
      { barrier: /guests?|customers?|your own/ },
    ],
    [
      "BLOCK",
      "\\b(?:penalty|penalties|fined?|fines)\\b(?: of| for|:| will| if| is| are)? ?(?:[^.]{0,30}(?:yen|late|lateness|absen|quit|resign|leave|leaving|deduct|paid|mistake|charged|applies|apply))|\\b(?:late|lateness|absence|absent|mistakes?|quit(?:ting)?|resign\\w*|broken (?:dishes|items)|leav(?:e|ing) (?:early|before))\\b[^.]{0,40}\\b(?:fined?|penalty|deduct\\w*|pay back|repay|compensat\\w+|charged)",
      "the work rules apply",
      { barrier: /fine dining|leave early/i },
    ],
    [
      "BLOCK",
      "\\b(?:security |cash |refundable )?deposit (?:of [^.]{0,14})?(?:is )?(?:required|needed|of \\d|must|before)|\\b(?:pay|paying) (?:a |an )?(?:deposit|registration fee|introduction fee|agency fee|training fee|placement fee)|\\b(?:registration|introduction|agency|placement|recruitment|broker) fees? [^.]{0,20}(?:required|deduct|paid by (?:you|the applicant)|must)",
      "no costs for applicants",
    ],
    [
      "BLOCK",
      "\\b(?:training|education|visa|flight|travel|licen[cs]e) (?:costs?|fees?|expenses?)[^.]{0,40}(?:repay|repaid|deduct|reimburse(?:d)? (?:us|the company)|pay back|paid back|return(?:ed)?|your own|at your)|\\b(?:repay|pay back|reimburse)\\b[^.]{0,30}(?:training|visa|flight|costs?|company)",
      "the company bears the costs of training",
    ],
    [
      "BLOCK",
      "(?<!no overtime )(?<!nothing )\\b(?:unpaid|without pay|no pay|no wages?|no salary|not paid|volunteer basis)\\b[^.]{0,24}(?:trial|training|probation|overtime|internship|first|test)|\\b(?:trial|training|probation(?:ary)?|overtime|internship|first (?:day|week|month)|cleaning|preparation)\\b[^.]{0,32}(?:unpaid|without pay|no pay|not paid|no wages?|no salary|is free of charge)",
      "every hour of work is paid",
      { denies: true },
    ],
    [
      "BLOCK",
      "\\b(?:do not|don't|does not|doesn't|will not|won't|cannot|never) pay (?:you )?(?:for|during)\\b[^.]{0,40}(?:days?|weeks?|months?|hours?|training|trial|cleaning|overtime|meetings?|preparation)|\\bno (?:work|hours?|shifts?|time)\\b[^.]{0,40}\\bis paid|\\b(?:you (?:will )?(?:work|start) (?:for )?free|work for free|only paid (?:after|once|when|if))\\b|\\b(?:pay|wages?|salary) (?:starts?|begins?) (?:only )?(?:after|when) (?:the |your )?(?:training|trial|probation)",
      "every hour of work is paid",
      { denies: true },
    ],
    [
      "ASK",
      "\\b(?:off the books|under the table|cash in hand)\\b|\\b(?:over|more than|beyond|exceed(?:ing)?) (?:the )?28 hours\\b|\\b(?:even )?without (?:a |the )?(?:work )?(?:visa|permission|permit)\\b|\\b(?:overstay(?:ed|ers?)?|expired visas?)\\b",
      "people with permission to work",
    ],
    [
      "BLOCK",
      "\\bno (?:paid (?:leave|holidays?|vacations?|days? off)|overtime (?:pay|premium|allowance)|insurance|social insurance|days? off|breaks?|maternity leave|parental leave|workers'? compensation)\\b|\\b(?:paid (?:leave|holidays?)|(?:social |health |employment |accident )?insurance|maternity leave|overtime pay)[^.]{0,16}(?:is not|are not|not|isn't) (?:given|provided|available|paid|granted|included|offered)|\\binsurance[^.]{0,20}(?:after|only after) (?:the )?(?:probation|trial|\\w+ months?)|\\bpaid (?:leave|holidays?)[^.]{0,20}(?:after|only after) (?:(?:a|one|the first|two|three) years?|(?:the )?(?:seventh|eighth|seven|eight|nine|ten|eleven|twelve|7|8|9|10|11|12) months?)",
      "paid leave and insurance as the law says",
      { denies: true, barrier: /no overtime pay because/ },
    ],
    [
      "BLOCK",
      "\\b(?:cannot|can't|may not|must not|not allowed to) (?:quit|resign|leave|change jobs)\\b(?! (?:the|your) (?:station|post|site))|\\bcommission[- ]only\\b|\\b(?:100 ?%|full|pure) commission\\b|\\b(?:below|under|less than)(?: the)? minimum wage",
      "resignation as the law says",
      { denies: true },
    ],
  ]),
  ...clausesOf({ ...latin, reason: "PRIVACY", source: "職業安定法5条の5" }, [
    [
      "BLOCK",
      `\\b(?:send|upload|submit|attach|take|mail|share)\\b[^.]{0,24}(?:photo|picture|copy|image|scan)s?[^.]{0,16}${cards}|\\b(?:what is|tell us|state|write)\\b[^.]{0,20}(?:your )?(?:religion|nationality|ethnic\\w*|marital status|family|parents|political|birthplace|criminal record|debts?|medical history)|\\b(?:do you have|have you (?:ever )?(?:had|been))\\b[^.]{0,20}(?:children|debts?|criminal record|arrested|convicted|a religion|illness|disease|disabilit)|\\bare you (?:married|single|pregnant|muslim|christian|religious|a (?:union|party) member)`,
      "your experience",
      { barrier: /guests?|customers?/ },
    ],
    [
      "BLOCK",
      "\\bno (?:muslims?|christians?|buddhists?|hindus?|hijabs?|headscar\\w+|union members?|criminal record|debts?|ex-convicts?)\\b|\\b(?:muslims?|christians?|union members?)(?: \\w+)? (?:not|only|preferred|need not|cannot)|\\b(?:union|religious) (?:activity|activities|membership) (?:is |are )?(?:not|prohibited|forbidden)",
      "everyone may apply",
      { denies: true },
    ],
  ]),
  ...clausesOf({ ...latin, reason: "HEALTH", source: "障害者雇用促進法34条" }, [
    [
      "BLOCK",
      "\\b(?:no|not (?:accept|hire|employ)\\w*|without(?: any)?|cannot (?:accept|hire)|free of) (?:people with |persons with |applicants with |any )?(?:disabilit\\w+|disabled(?: people| persons)?|chronic (?:illness|disease)\\w*|mental (?:illness|health problems|disorders?)|medical (?:conditions?|history)|health (?:problems|issues)|illness\\w*|hiv|depression)|\\b(?:disabled|people with disabilities|mental illness)[^.]{0,20}(?:need not|cannot|not (?:accepted|allowed|suitable|hired))|\\b(?:physically and mentally )?healthy (?:people|applicants?|persons?) only|\\b(?:mentally|physically)(?: and \\w+)? healthy",
      "able to do the tasks above",
      { denies: true },
    ],
  ]),
  ...clausesOf({ ...latin, reason: "MISLEADING", source: "職業安定法5条の4" }, [
    [
      "BLOCK",
      "\\b(?:guaranteed (?:income|job|hire|employment|salary of)|easy money|get rich|earn (?:big|easily|a lot) |make money fast|anyone can earn|100 ?% (?:hired|hiring|employment|guaranteed))",
      "pay as stated",
    ],
    [
      "ASK",
      "\\b(?:no\\.? ?1|number one|the best|the highest|top) (?:in (?:japan|tokyo|osaka|the industry|the world)|(?:company|pay|salary|wages) in)|\\b(?:sign(?:ing|-on)|joining|welcome) bonus\\b|\\b(?:gift ?cards?|cash) (?:for|when you|if you) (?:appl|register|interview)",
      "figures with their source",
    ],
  ]),
  ...clausesOf({ ...latin, reason: "CRIME", source: "職業安定法63条2号" }, [
    [
      "BLOCK",
      "\\b(?:telegram|signal app|via signal|on signal|wickr)\\b|\\b(?:lend|rent|sell|borrow|buy)\\b[^.]{0,12}(?:your )?(?:bank accounts?|cash cards?|sim cards?|credit cards?)|\\b(?:just|only|simply) (?:receive|pick up|carry|forward|deliver) (?:a |the )?(?:packages?|parcels?|cash|money|envelopes?|bags?)|\\bwithdraw (?:cash|money)\\b|\\bmoney mule|\\b(?:no risk of (?:arrest|getting caught)|won't get (?:caught|arrested)|yami ?baito)",
      "name the work",
      { denies: true, barrier: /telegram bot/ },
    ],
  ]),
  // Japanese in Latin letters.
  ...clausesOf({ ...latin, reason: "SEX", source: "男女雇用機会均等法5条" }, [
    [
      "BLOCK",
      "\\b(?:dansei|josei|danshi|joshi|otoko|onna|shufu)(?: ?no ?(?:kata|hito|ko))? ?(?:wa|ga|o|wo|ni)? ?(?:nomi|gentei|dake|kagiri|ni ?kagir|yuu?gu|yuu?sen|kangei|fuka|okotowari|ng|boshuu?|kyuu?boshuu?|kibou?)",
      "seibetsu wo towazu",
      { denies: true },
    ],
  ]),
  ...clausesOf({ ...latin, reason: "AGE", source: "労働施策総合推進法9条" }, [
    [
      "BLOCK",
      "\\b(?:wakai|wakamono|[2-6]0 ?-?dai)(?: ?no)?(?: ?(?:kata|hito))? ?(?:wa|ga|o|wo|ni)? ?(?:nomi|gentei|dake|yuu?gu|yuu?sen|kangei|boshuu?)|\\b[2-6][0-9] ?sai ?(?:made|ika|miman)",
      "nenrei fumon",
    ],
  ]),
  ...clausesOf({ ...latin, reason: "NATIONALITY", source: "職業安定法3条" }, [
    [
      "BLOCK",
      "\\b(?:nihon-?jin|nippon-?jin|gai(?:koku)?-?jin|betonamu-?jin|chuu?goku-?jin|kankoku-?jin|gaikokuseki|nihon ?kokuseki)(?: ?no ?(?:kata|hito))? ?(?:wa|ga|o|wo|ni)? ?(?:nomi|gentei|dake|ni ?kagir|yuu?gu|yuu?sen|fuka|okotowari|ng|dame)",
      "kokuseki fumon",
      { denies: true },
    ],
  ]),
  ...clausesOf({ ...latin, reason: "CONDITIONS", source: "労働基準法16条", employmentOnly: true }, [
    [
      "BLOCK",
      "\\b(?:bakkin|iyakukin|hoshou?kin)\\b|\\b(?:pasupou?to|zairyuu? ?ka+do)[^.]{0,14}(?:azukari|azukarimasu|hokan)|\\b(?:mukyuu?|zangyou?dai ?(?:nashi|wa nashi)|yuu?kyuu? ?(?:nashi|wa nashi))\\b",
      "houritsu no toori",
      { denies: true },
    ],
  ]),
];
