import { type RouteObject, redirect } from "react-router-dom";
import { adminLoginPath, adminPaths } from "#paths/admin.paths.ts";
import { type ScreenRoute, toRouteObjects } from "#platform/routing/screen.ts";
import { loadViewer } from "#platform/session/viewer.ts";

/** The back office. */
export const adminTable: readonly ScreenRoute[] = [
  { path: adminPaths.login, load: () => import("./login.tsx") },
  { path: adminPaths.oauthClients, requiresSignIn: true, load: () => import("./oauth_client.tsx") },
  { path: adminPaths.apiKeys, requiresSignIn: true, load: () => import("./api_key.tsx") },
  { path: adminPaths.clientOperations, requiresSignIn: true, load: () => import("./client_operation.tsx") },
  { path: adminPaths.home, requiresSignIn: true, load: () => import("./home.tsx") },
  { path: adminPaths.adminUsers, requiresSignIn: true, load: () => import("./admin_user.tsx") },
  { path: adminPaths.adminUserNew, requiresSignIn: true, load: () => import("./admin_user/new.tsx") },
  { path: adminPaths.adminUser, requiresSignIn: true, load: () => import("./admin_user/detail.tsx") },
  { path: adminPaths.system, requiresSignIn: true, load: () => import("./system.tsx") },
  { path: adminPaths.unsentMails, requiresSignIn: true, load: () => import("./unsent_mail.tsx") },
  { path: adminPaths.audit, requiresSignIn: true, load: () => import("./audit.tsx") },
  { path: adminPaths.news, requiresSignIn: true, load: () => import("./news.tsx") },
  { path: adminPaths.newsCreate, requiresSignIn: true, load: () => import("./news/create.tsx") },
  { path: adminPaths.newsEdit, requiresSignIn: true, load: () => import("./news/edit.tsx") },
  { path: adminPaths.users, requiresSignIn: true, load: () => import("./user.tsx") },
  { path: adminPaths.user, requiresSignIn: true, load: () => import("./user/detail.tsx") },
  { path: adminPaths.companies, requiresSignIn: true, load: () => import("./company.tsx") },
  { path: adminPaths.company, requiresSignIn: true, load: () => import("./company/detail.tsx") },
  { path: adminPaths.bankPayments, requiresSignIn: true, load: () => import("./company/bank_payment.tsx") },
  { path: adminPaths.bankPaymentEdit, requiresSignIn: true, load: () => import("./company/bank_payment/edit.tsx") },
  { path: adminPaths.userMessages, requiresSignIn: true, load: () => import("./user/message.tsx") },
  { path: adminPaths.userMessage, requiresSignIn: true, load: () => import("./user/message/detail.tsx") },
  { path: adminPaths.userMessageCreate, requiresSignIn: true, load: () => import("./user/message/create.tsx") },
  { path: adminPaths.userMessageReply, requiresSignIn: true, load: () => import("./user/message/create_reply.tsx") },
  { path: adminPaths.scouts, requiresSignIn: true, load: () => import("./scout.tsx") },
  { path: adminPaths.companyPhotos, requiresSignIn: true, load: () => import("./company/photo.tsx") },
  { path: adminPaths.companyMessages, requiresSignIn: true, load: () => import("./company/message.tsx") },
  { path: adminPaths.companyMessage, requiresSignIn: true, load: () => import("./company/message/detail.tsx") },
  { path: adminPaths.companyMessageCreate, requiresSignIn: true, load: () => import("./company/message/create.tsx") },
  { path: adminPaths.companyMessageReply, requiresSignIn: true, load: () => import("./company/message/create_reply.tsx") },
  { path: adminPaths.messages, requiresSignIn: true, load: () => import("./message.tsx") },
  { path: adminPaths.messagesDownload, requiresSignIn: true, load: () => import("./message/download.tsx") },
  { path: adminPaths.exam, requiresSignIn: true, load: () => import("./test.tsx") },
  { path: adminPaths.movies, requiresSignIn: true, load: () => import("./movie.tsx") },
  { path: adminPaths.movieCreate, requiresSignIn: true, load: () => import("./movie/create.tsx") },
  { path: adminPaths.movieEdit, requiresSignIn: true, load: () => import("./movie/edit.tsx") },
  { path: adminPaths.inquiries, requiresSignIn: true, load: () => import("./inquiry.tsx") },
  { path: adminPaths.inquiry, requiresSignIn: true, load: () => import("./inquiry/detail.tsx") },
  { path: adminPaths.complaints, requiresSignIn: true, load: () => import("./complaint.tsx") },
  { path: adminPaths.complaint, requiresSignIn: true, load: () => import("./complaint/detail.tsx") },
  { path: adminPaths.complaintCreate, requiresSignIn: true, load: () => import("./complaint/create.tsx") },
  { path: adminPaths.incidents, requiresSignIn: true, load: () => import("./incident.tsx") },
  { path: adminPaths.incident, requiresSignIn: true, load: () => import("./incident/detail.tsx") },
  { path: adminPaths.incidentCreate, requiresSignIn: true, load: () => import("./incident/create.tsx") },
  { path: adminPaths.settings, requiresSignIn: true, load: () => import("./settings.tsx") },
  { path: adminPaths.report, requiresSignIn: true, load: () => import("./report.tsx") },
  { path: adminPaths.works, requiresSignIn: true, load: () => import("./work.tsx") },
  { path: adminPaths.workReports, requiresSignIn: true, load: () => import("./work/report.tsx") },
  { path: adminPaths.work, requiresSignIn: true, load: () => import("./work/edit.tsx") },
];

const unknownPath: ScreenRoute = { path: "/admin/*", load: () => import("./404.tsx") };

export const adminRoutes: RouteObject[] = toRouteObjects([...adminTable, unknownPath], async ({ request }, route) => {
  if (!route.requiresSignIn || (await loadViewer()).admin) return undefined;
  const { pathname, search } = new URL(request.url);
  return redirect(adminLoginPath(pathname + search));
});
