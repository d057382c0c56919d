/** Where members of a company sign in. Public pages link to it, and by itself it spares them the other addresses of the company's area. */
export const companyLogin = "/company/login";
