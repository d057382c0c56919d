type Missing<Value, Listed> = [Exclude<Value, Listed>] extends [never] ? unknown : { readonly missing: Exclude<Value, Listed> };

/** All values of an enum in an order of their own; one that does not exist, or that is missing, fails to compile. */
export function inOrder<Value extends string>() {
  return <const List extends readonly Value[]>(list: List & Missing<Value, List[number]>): List => list;
}
