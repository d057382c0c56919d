import {
  type EntityClass,
  type EntityDictionary,
  type EntityManager,
  type EntityMetadata,
  type EntityProperty,
  type Primary,
  Reference,
  wrap,
} from "@mikro-orm/postgresql";
import type { ReadStatement } from "../read-rows.ts";
import { entityColumns, readTogether } from "../read-together.ts";

/** Where a shown row keeps what it is made of. */
const source = Symbol("source");

interface Source {
  em: EntityManager;
  /** Values as the database has them, by the name of the property. */
  values: object;
}

interface ShownRow {
  [source]: Source;
}

/** What a row refers to: most readers only want its id, so it is made known to the unit of work for the others alone. */
class ShownReference {
  readonly id: unknown;
  readonly #make: () => Reference<object>;

  constructor(id: unknown, make: () => Reference<object>) {
    this.id = id;
    this.#make = make;
  }
  isInitialized(): boolean {
    return this.#make().isInitialized();
  }
  unwrap(): object {
    return this.#make().unwrap();
  }
  getEntity(): object {
    return this.#make().getEntity();
  }
  load(...options: Parameters<Reference<object>["load"]>): Promise<object | null> {
    return this.#make().load(...options);
  }
}

function referenceOf({ em, values }: Source, entity: EntityClass<object>, name: string): Reference<object> {
  const id: Primary<object> = Reflect.get(values, name);
  return Reference.create(em.getReference<object>(entity, id));
}

function valueOf(row: Source, prop: EntityProperty): unknown {
  const value: unknown = Reflect.get(row.values, prop.name);
  if (value === null || value === undefined) return value;
  const target = prop.targetMeta;
  if (target) return new ShownReference(value, () => referenceOf(row, target.class, prop.name));
  return prop.customType ? prop.customType.convertToJSValue(value, row.em.getPlatform()) : value;
}

/** A property that works out its value when it is first looked at. */
function onDemand(prop: EntityProperty): PropertyDescriptor {
  return {
    configurable: true,
    enumerable: true,
    get(this: ShownRow) {
      const value = valueOf(this[source], prop);
      Object.defineProperty(this, prop.name, { value, enumerable: true });
      return value;
    },
  };
}

const descriptors = new WeakMap<EntityMetadata, PropertyDescriptorMap>();

function descriptorsOf(meta: EntityMetadata): PropertyDescriptorMap {
  const known = descriptors.get(meta);
  if (known) return known;
  const stored = meta.props.filter(({ lazy, persist, fieldNames }) => !lazy && persist !== false && fieldNames?.length);
  const made = Object.fromEntries(stored.map((prop) => [prop.name, onDemand(prop)]));
  descriptors.set(meta, made);
  return made;
}

/**
 * Rows that look like their entities, for whoever only shows them, read together with what else is asked for. They are no part of the unit of work:
 * what is done to them is never written. A value is decrypted, and a reference made, when somebody looks at it. What the unit of
 * work holds already is taken from there. `rest`: the statement behind the columns, `from … as e …`.
 */
export function shownTogether<T extends object>(
  em: EntityManager,
  entity: EntityClass<T>,
  rest: Pick<ReadStatement, "text" | "values">,
): Promise<Readonly<T>[]>;
export async function shownTogether(
  em: EntityManager,
  entity: EntityClass<object>,
  rest: Pick<ReadStatement, "text" | "values">,
): Promise<object[]> {
  const text = `select ${entityColumns(em, entity, "e")} ${rest.text}`;
  const rows = await readTogether<EntityDictionary<object>>(em, { ...rest, text, prepared: true });
  const meta = em.getMetadata().get(entity);
  const [own = ""] = meta.primaryKeys;
  return rows.map((row) => {
    const values = em.getDriver().mapResult<object>(row, meta);
    if (!values) throw new Error(`${meta.className} has a row without values`);
    const id: Primary<object> = Reflect.get(values, own);
    const held = em.getUnitOfWork().getById<object>(entity, id);
    if (held && wrap(held).isInitialized()) return held;
    // A copy of the row is its values alone.
    const made = Object.defineProperty({}, source, { value: { em, values } });
    return Object.defineProperties(made, descriptorsOf(meta));
  });
}
