import { Type, type Static, type TObject, type TSchema } from 'typebox'

/** Shapes that every module's contract is made of. */

const ids = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER }
export const Id = Type.Integer(ids)
/** The same, with a word on what it names. */
export const idOf = (description: string) => Type.Integer({ ...ids, description })
/** The most that a column of whole numbers holds. */
export const largestInteger = 2 ** 31 - 1
export const IdParams = Type.Object({ id: Id }, { additionalProperties: false })
/** What a text has that says anything: not spaces alone, nor what is never drawn. */
export const visible =
  '[^\\s\\u00ad\\u034f\\u061c\\u115f\\u1160\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0]'
export const Moment = Type.String({ format: 'date-time' })
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
export const Choice = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }))
/** A text in one language or both, as it is given. */
export const bothTexts = (maxLength: number) =>
  strict({ ar: Type.Optional(Type.String({ maxLength })), en: Type.Optional(Type.String({ maxLength })) })
export const Data = <T extends TSchema>(data: T) => Type.Object({ data })
export const CursorPage = <T extends TSchema>(item: T) =>
  Type.Object({
    data: Type.Array(item),
    meta: named(
      'PageMeta',
      {
        next_cursor: Nullable(Type.String()),
        total: Type.Integer(),
        /** True where counting stopped at the total: there are at least so many. */
        total_is_capped: Type.Boolean(),
      },
      { examples: [{ next_cursor: 'eyJpZCI6NDJ9', total: 128, total_is_capped: false }] },
    ),
  })
/** Long enough for one that holds the longest name, and a department’s before it. */
export const Cursor = Type.Optional(Type.String({ maxLength: 4000, pattern: '^[A-Za-z0-9_-]+$' }))
export const Money = Type.Integer({ description: 'Minor units (halalas), VAT included.' })
export const Empty = Type.Object({ data: Type.Null() })

export const Failure = named(
  'Failure',
  {
    message: Type.String(),
    code: Type.String(),
    errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
    data: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: 'Further facts.' })),
    request_id: Type.Optional(Type.String()),
  },
  { description: 'Any failure; `code` is stable, `message` is in the language of the request.' },
)

/**
 * Body and query objects take no field that they do not name.
 * @param example shown in the documents; a body has one
 */
export function strict<T extends Record<string, TSchema>>(
  properties: T,
  example?: Static<TObject<T>>,
): TObject<T> {
  return Type.Object(properties, { additionalProperties: false, ...shown(example) }) as TObject<T>
}

function shown(example: unknown) {
  return example === undefined ? {} : { examples: [example] }
}

/**
 * An object that the documents list once under `components.schemas`, and whose type the SDK exports, both by its name.
 * @param name in PascalCase; over both APIs one name stands for one shape
 */
export function named<T extends Record<string, TSchema>>(
  name: string,
  properties: T,
  options: { description?: string; additionalProperties?: boolean; examples?: unknown[] } = {},
): TObject<T> {
  return Type.Object(properties, { ...options, title: name }) as TObject<T>
}

/**
 * A named body of requests, which takes no field that it does not name.
 * @param example shown in the documents; what is only part of a body needs none
 */
export function body<T extends Record<string, TSchema>>(
  name: string,
  properties: T,
  example?: Static<TObject<T>>,
): TObject<T> {
  return named(name, properties, { additionalProperties: false, ...shown(example) })
}
