import type { MailingAudience } from "../modules/message/mailing/mailing.vocabulary.ts";
import { sendRegistrationMail, signInSeeker, signup } from "./account.handlers.ts";
import { adminHomePage, adminLoginPage } from "./admin/admin.handlers.ts";
import { adminAdminUserDetailPage, adminAdminUserNewPage, adminAdminUserPage } from "./admin/admin-admin-user.handlers.ts";
import { adminCompanyDetailPage, adminCompanyPage } from "./admin/admin-company.handlers.ts";
import { adminMessageDownload, adminMessagePage } from "./admin/admin-conversation.handlers.ts";
import { adminExamPage } from "./admin/admin-exam.handlers.ts";
import { messagePages } from "./admin/admin-message.handlers.ts";
import { adminMovieCreatePage, adminMovieEditPage, adminMoviePage } from "./admin/admin-movie.handlers.ts";
import { adminNewsCreatePage, adminNewsEditPage, adminNewsPage } from "./admin/admin-news.handlers.ts";
import { adminUserDetailPage, adminUserPage } from "./admin/admin-user.handlers.ts";
import { adminWorkEditPage, adminWorkPage } from "./admin/admin-work.handlers.ts";
import { bankPaymentEditPage, bankPaymentPage, uploadBankFile } from "./admin/bank-payment.handlers.ts";
import {
  anyInvoiceFile,
  anyReceiptFile,
  companyInvoiceFile,
  companyReceiptFile,
  licenceReceiptFile,
  licenceReturnFile,
} from "./bill.handlers.ts";
import { askToConfirmWork, confirmWorkByLink } from "./confirm-work.handlers.ts";
import { describeApi } from "./describe-api.ts";
import { downloadCertificate, registerExamResult } from "./exam.handlers.ts";
import { indeedFeed, rssFeed } from "./feeds/feed.handlers.ts";
import { exportEntries } from "./files/entry-export.handlers.ts";
import { exportOwnData } from "./files/export.handlers.ts";
import { companyPhoto, downloadFile, newsImage } from "./files/files.handlers.ts";
import { moviePart } from "./files/movie-files.handlers.ts";
import { examRecording, itemRecording } from "./files/recording-files.handlers.ts";
import { downloadOwnDocument } from "./files/resume.handlers.ts";
import {
  adminWorkExport,
  auditExport,
  bankPaymentExport,
  companyExport,
  complaintExport,
  inquiryExport,
  invoiceExport,
  userExport,
} from "./files/table-files.handlers.ts";
import { upload } from "./files/upload.handlers.ts";
import { exportWorks, importWorksFile, readSheetFile, worksTemplate } from "./files/work-files.handlers.ts";
import { withDescription } from "./openapi/openapi.routes.ts";
import { partnerWork, partnerWorks } from "./partner/partner-works.handlers.ts";
import { paymentNotice, testBank } from "./payment.handlers.ts";
import { oneProblemPage, problemsPage } from "./problems/problem-pages.handlers.ts";
import type { RestHandler, RestRoute } from "./rest-route.ts";
import { newsShareImage, workShareImage } from "./share/share-image.handlers.ts";
import { askToUnsubscribe, unsubscribe } from "./unsubscribe.handlers.ts";

/** Page data of the operator's messages to seekers and to companies: four paths each. */
function messageRoutes(name: string, audience: MailingAudience): RestRoute[] {
  const { list, detail, create, reply } = messagePages(audience);
  const page = (path: string, handle: RestHandler): RestRoute => ({
    method: "GET",
    path: `/api/admin/${name}/message${path}`,
    audience: ["ADMIN_OPERATOR"],
    body: "NONE",
    handle,
  });
  return [page("", list), page("/detail", detail), page("/create", create), page("/create_reply", reply)];
}

/** The /api surface: the router, the contract files and the tests are made from this table. */
export const restTable: readonly RestRoute[] = withDescription([
  { method: "GET", path: "/api", audience: ["PUBLIC"], body: "NONE", handle: describeApi },
  { method: "GET", path: "/api/problems", audience: ["PUBLIC"], body: "NONE", handle: problemsPage },
  { method: "GET", path: "/api/problems/{code}", audience: ["PUBLIC"], body: "NONE", handle: oneProblemPage },
  { method: "POST", path: "/api/emali_send_for_registration", audience: ["PUBLIC"], body: "JSON", handle: sendRegistrationMail },
  { method: "POST", path: "/api/signup", audience: ["PUBLIC"], body: "JSON", handle: signup },
  { method: "POST", path: "/api/user/login", audience: ["PUBLIC"], body: "JSON", handle: signInSeeker },
  { method: "POST", path: "/api/user/export", audience: ["SEEKER"], body: "JSON", handle: exportOwnData },
  { method: "GET", path: "/api/user/documents/{kind}", audience: ["SEEKER"], body: "NONE", handle: downloadOwnDocument },
  { method: "POST", path: "/api/company/entry/export", audience: ["COMPANY_RECRUITER"], body: "JSON", handle: exportEntries },
  { method: "POST", path: "/api/company/work/export", audience: ["COMPANY_RECRUITER"], body: "JSON", handle: exportWorks },
  { method: "POST", path: "/api/company/work/import", audience: ["COMPANY_RECRUITER"], body: "RAW", handle: importWorksFile },
  { method: "GET", path: "/api/company/work/template", audience: ["COMPANY_RECRUITER"], body: "NONE", handle: worksTemplate },
  { method: "POST", path: "/api/company/work/sheet", audience: ["COMPANY_RECRUITER"], body: "RAW", handle: readSheetFile },
  { method: "GET", path: "/api/confirm-work", audience: ["PUBLIC"], body: "NONE", handle: askToConfirmWork },
  { method: "POST", path: "/api/confirm-work", audience: ["PUBLIC"], body: "RAW", handle: confirmWorkByLink },
  { method: "GET", path: "/api/unsubscribe", audience: ["PUBLIC"], body: "NONE", handle: askToUnsubscribe },
  { method: "POST", path: "/api/unsubscribe", audience: ["PUBLIC"], body: "RAW", handle: unsubscribe },
  { method: "POST", path: "/api/user/test_result_register", audience: ["SEEKER"], body: "JSON", handle: registerExamResult },
  { method: "GET", path: "/api/user/exam_certificate/{id}", audience: ["SEEKER"], body: "NONE", handle: downloadCertificate },
  { method: "GET", path: "/api/exam_recordings/{id}", audience: ["SEEKER"], body: "NONE", handle: examRecording },
  { method: "GET", path: "/api/login", audience: ["PUBLIC"], body: "NONE", handle: adminLoginPage },
  { method: "GET", path: "/api/admin", audience: ["ADMIN"], body: "NONE", handle: adminHomePage },
  { method: "GET", path: "/api/admin/user", audience: ["ADMIN_OPERATOR"], body: "NONE", handle: adminUserPage },
  { method: "GET", path: "/api/admin/user/detail", audience: ["ADMIN_OPERATOR"], body: "NONE", handle: adminUserDetailPage },
  { method: "GET", path: "/api/admin/message", audience: ["ADMIN_OPERATOR"], body: "NONE", handle: adminMessagePage },
  { method: "GET", path: "/api/admin/message/download", audience: ["ADMIN_OPERATOR"], body: "NONE", handle: adminMessageDownload },
  ...messageRoutes("user", "SEEKER"),
  ...messageRoutes("company", "COMPANY"),
  { method: "GET", path: "/api/admin/admin_user", audience: ["ADMIN_OWNER"], body: "NONE", handle: adminAdminUserPage },
  { method: "GET", path: "/api/admin/admin_user/new", audience: ["ADMIN_OWNER"], body: "NONE", handle: adminAdminUserNewPage },
  { method: "GET", path: "/api/admin/admin_user/detail", audience: ["ADMIN_OWNER"], body: "NONE", handle: adminAdminUserDetailPage },
  { method: "GET", path: "/api/admin/audit/export", audience: ["ADMIN_OWNER"], body: "NONE", handle: auditExport },
  { method: "GET", path: "/api/admin/user/export", audience: ["ADMIN_OPERATOR"], body: "NONE", handle: userExport },
  {
    method: "GET",
    path: "/api/admin/company/export",
    audience: ["ADMIN_OPERATOR", "ADMIN_ACCOUNTANT"],
    body: "NONE",
    handle: companyExport,
  },
  { method: "GET", path: "/api/admin/work/export", audience: ["ADMIN_OPERATOR"], body: "NONE", handle: adminWorkExport },
  {
    method: "GET",
    path: "/api/admin/company/bank_payment/export",
    audience: ["ADMIN_ACCOUNTANT"],
    body: "NONE",
    handle: bankPaymentExport,
  },
  {
    method: "GET",
    path: "/api/admin/company/bank_payment/export_invoices",
    audience: ["ADMIN_ACCOUNTANT"],
    body: "NONE",
    handle: invoiceExport,
  },
  { method: "GET", path: "/api/admin/inquiry/export", audience: ["ADMIN_OPERATOR"], body: "NONE", handle: inquiryExport },
  { method: "GET", path: "/api/admin/complaint/export", audience: ["ADMIN_OPERATOR"], body: "NONE", handle: complaintExport },
  { method: "GET", path: "/api/admin/work", audience: ["ADMIN_OPERATOR"], body: "NONE", handle: adminWorkPage },
  { method: "GET", path: "/api/admin/work/edit", audience: ["ADMIN_OPERATOR"], body: "NONE", handle: adminWorkEditPage },
  { method: "GET", path: "/api/admin/news", audience: ["ADMIN_EDITOR"], body: "NONE", handle: adminNewsPage },
  { method: "GET", path: "/api/admin/news/create", audience: ["ADMIN_EDITOR"], body: "NONE", handle: adminNewsCreatePage },
  { method: "GET", path: "/api/admin/news/edit", audience: ["ADMIN_EDITOR"], body: "NONE", handle: adminNewsEditPage },
  { method: "GET", path: "/api/admin/test", audience: ["ADMIN_EDITOR"], body: "NONE", handle: adminExamPage },
  { method: "GET", path: "/api/admin/test/recording/{id}", audience: ["ADMIN_EDITOR"], body: "NONE", handle: itemRecording },
  { method: "GET", path: "/api/admin/movie", audience: ["ADMIN_EDITOR"], body: "NONE", handle: adminMoviePage },
  { method: "GET", path: "/api/admin/movie/create", audience: ["ADMIN_EDITOR"], body: "NONE", handle: adminMovieCreatePage },
  { method: "GET", path: "/api/admin/movie/edit", audience: ["ADMIN_EDITOR"], body: "NONE", handle: adminMovieEditPage },
  {
    method: "POST",
    path: "/api/upload",
    audience: ["SEEKER", "COMPANY_RECRUITER", "ADMIN_EDITOR", "ADMIN_OPERATOR"],
    body: "RAW",
    handle: upload,
  },
  { method: "GET", path: "/api/files/{id}", audience: ["SEEKER", "COMPANY", "ADMIN_OPERATOR"], body: "NONE", handle: downloadFile },
  { method: "GET", path: "/api/company_photo/{id}", audience: ["PUBLIC"], body: "NONE", handle: companyPhoto },
  { method: "GET", path: "/api/share_image/work/{id}", audience: ["PUBLIC"], body: "NONE", handle: workShareImage },
  { method: "GET", path: "/api/share_image/news/{id}", audience: ["PUBLIC"], body: "NONE", handle: newsShareImage },
  { method: "GET", path: "/api/news_image/{id}", audience: ["PUBLIC"], body: "NONE", handle: newsImage },
  { method: "GET", path: "/api/movies/{id}/{part}", audience: ["PUBLIC"], body: "NONE", handle: moviePart },
  { method: "GET", path: "/api/user/licence/receipt/{id}", audience: ["SEEKER"], body: "NONE", handle: licenceReceiptFile },
  { method: "GET", path: "/api/user/licence/return_invoice/{id}", audience: ["SEEKER"], body: "NONE", handle: licenceReturnFile },
  { method: "GET", path: "/api/company/invoice/{id}", audience: ["COMPANY_OWNER"], body: "NONE", handle: companyInvoiceFile },
  { method: "GET", path: "/api/company/receipt/{id}", audience: ["COMPANY_OWNER"], body: "NONE", handle: companyReceiptFile },
  { method: "GET", path: "/api/admin/company", audience: ["ADMIN_OPERATOR", "ADMIN_ACCOUNTANT"], body: "NONE", handle: adminCompanyPage },
  {
    method: "GET",
    path: "/api/admin/company/detail",
    audience: ["ADMIN_OPERATOR", "ADMIN_ACCOUNTANT"],
    body: "NONE",
    handle: adminCompanyDetailPage,
  },
  { method: "GET", path: "/api/admin/company/bank_payment", audience: ["ADMIN_ACCOUNTANT"], body: "NONE", handle: bankPaymentPage },
  {
    method: "GET",
    path: "/api/admin/company/bank_payment/edit",
    audience: ["ADMIN_ACCOUNTANT"],
    body: "NONE",
    handle: bankPaymentEditPage,
  },
  {
    method: "GET",
    path: "/api/admin/company/bank_payment/invoice/{id}",
    audience: ["ADMIN_ACCOUNTANT"],
    body: "NONE",
    handle: anyInvoiceFile,
  },
  {
    method: "GET",
    path: "/api/admin/company/bank_payment/receipt/{id}",
    audience: ["ADMIN_ACCOUNTANT"],
    body: "NONE",
    handle: anyReceiptFile,
  },
  { method: "POST", path: "/api/bank_file", audience: ["ADMIN_ACCOUNTANT"], body: "RAW", handle: uploadBankFile },
  { method: "GET", path: "/api/v1/works", audience: ["PARTNER_WORKS"], body: "NONE", handle: partnerWorks },
  { method: "GET", path: "/api/v1/works/{id}", audience: ["PARTNER_WORKS"], body: "NONE", handle: partnerWork },
  { method: "GET", path: "/feed/indeed.xml", audience: ["PUBLIC"], body: "NONE", handle: indeedFeed },
  { method: "GET", path: "/feed/works.rss", audience: ["PUBLIC"], body: "NONE", handle: rssFeed },
  { method: "POST", path: "/api/payment/notice", audience: ["PUBLIC"], body: "RAW", handle: paymentNotice },
  { method: "POST", path: "/api/payment/test-bank", audience: ["PUBLIC"], body: "JSON", handle: testBank },
]);
