export const adminPaths = {
  login: "/admin/login",
  home: "/admin/home",
  users: "/admin/user",
  user: "/admin/user/detail",
  userMessages: "/admin/user/message",
  userMessage: "/admin/user/message/detail",
  userMessageCreate: "/admin/user/message/create",
  userMessageReply: "/admin/user/message/create_reply",
  news: "/admin/news",
  newsCreate: "/admin/news/create",
  newsEdit: "/admin/news/edit",
  adminUsers: "/admin/admin_user",
  adminUserNew: "/admin/admin_user/new",
  adminUser: "/admin/admin_user/detail",
  audit: "/admin/audit",
  exam: "/admin/test",
  movies: "/admin/movie",
  movieCreate: "/admin/movie/create",
  movieEdit: "/admin/movie/edit",
  messages: "/admin/message",
  messagesDownload: "/admin/message/download",
  companies: "/admin/company",
  company: "/admin/company/detail",
  companyMessages: "/admin/company/message",
  companyMessage: "/admin/company/message/detail",
  companyMessageCreate: "/admin/company/message/create",
  companyMessageReply: "/admin/company/message/create_reply",
  bankPayments: "/admin/company/bank_payment",
  bankPaymentEdit: "/admin/company/bank_payment/edit",
  apiKeys: "/admin/api_key",
  oauthClients: "/admin/oauth_client",
  clientOperations: "/admin/client_operation",
  system: "/admin/system",
  unsentMails: "/admin/unsent_mail",
  works: "/admin/work",
  work: "/admin/work/edit",
  workReports: "/admin/work/report",
  companyPhotos: "/admin/company/photo",
  scouts: "/admin/scout",
  inquiries: "/admin/inquiry",
  inquiry: "/admin/inquiry/detail",
  complaints: "/admin/complaint",
  complaint: "/admin/complaint/detail",
  complaintCreate: "/admin/complaint/create",
  incidents: "/admin/incident",
  incident: "/admin/incident/detail",
  incidentCreate: "/admin/incident/create",
  settings: "/admin/settings",
  report: "/admin/report",
} as const;

/** One inquiry in the back office. */
export function adminInquiryPath(inquiryId: string): string {
  return `${adminPaths.inquiry}?id=${inquiryId}`;
}

/** One complaint in the log. */
export function adminComplaintPath(complaintId: string): string {
  return `${adminPaths.complaint}?id=${complaintId}`;
}

/** One data incident in the register. */
export function adminIncidentPath(incidentId: string): string {
  return `${adminPaths.incident}?id=${incidentId}`;
}

/** One news item in the back office. */
export function adminNewsPath(newsId: string): string {
  return `${adminPaths.newsEdit}?id=${newsId}`;
}

/** One work in the back office. */
export function adminWorkPath(workId: string): string {
  return `${adminPaths.work}?id=${workId}`;
}

/** One company in the back office. */
export function adminCompanyPath(companyId: string): string {
  return `${adminPaths.company}?id=${companyId}`;
}

/** One invoice with what came in for it. */
export function adminInvoicePath(invoiceId: string): string {
  return `${adminPaths.bankPaymentEdit}?id=${invoiceId}`;
}

/** One payment with the invoices it is or may be for. */
export function adminPaymentPath(paymentId: string): string {
  return `${adminPaths.bankPaymentEdit}?payment=${paymentId}`;
}

/** One order of a licence. */
export function adminSalePath(saleId: string): string {
  return `${adminPaths.bankPaymentEdit}?sale=${saleId}`;
}

/** One file of the bank, to be looked at before it is booked. */
export function adminBankFilePath(fileId: string): string {
  return `${adminPaths.bankPaymentEdit}?file=${fileId}`;
}

/** One movie in the back office. */
export function adminMoviePath(movieId: string): string {
  return `${adminPaths.movieEdit}?id=${movieId}`;
}

/** One item of the exam's bank. */
export function adminExamItemPath(itemId: string): string {
  return `${adminPaths.exam}?id=${itemId}`;
}

/** Sign-in that returns to where the admin was. */
export function adminLoginPath(next?: string): string {
  return next ? `${adminPaths.login}?next=${encodeURIComponent(next)}` : adminPaths.login;
}

/** One seeker in the back office. */
export function adminUserPath(userId: string): string {
  return `${adminPaths.user}?id=${userId}`;
}

/** One conversation between a seeker and a company in the back office. */
export function adminConversationPath(conversationId: string): string {
  return `${adminPaths.messages}?id=${conversationId}`;
}

/** The paths of the operator's messages to seekers and to companies. */
export const operatorMessagePaths = {
  SEEKER: {
    list: adminPaths.userMessages,
    detail: adminPaths.userMessage,
    create: adminPaths.userMessageCreate,
    reply: adminPaths.userMessageReply,
  },
  COMPANY: {
    list: adminPaths.companyMessages,
    detail: adminPaths.companyMessage,
    create: adminPaths.companyMessageCreate,
    reply: adminPaths.companyMessageReply,
  },
} as const;

/** One person of the back office. */
export function adminAdminUserPath(id: string): string {
  return `${adminPaths.adminUser}?id=${id}`;
}

/** Returns the path of the audit record, narrowed to the acts of one person or to those on one object. */
export function auditPath(only: { actorId: string } | { objectId: string }): string {
  return `${adminPaths.audit}?${new URLSearchParams(only)}`;
}
