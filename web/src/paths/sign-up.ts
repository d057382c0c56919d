/** Where registration goes on: everybody's pages, though their addresses begin as those of a seeker's own do. */
export const signUp = "/user/signup";
export const signUpComplete = "/user/signup/complete";
