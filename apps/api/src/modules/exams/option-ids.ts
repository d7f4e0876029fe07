import type { AnswerValue, QuestionOption } from '../../db/schema/index.ts'

/**
 * What a learner's paper calls its options: `~1` is the first of the order that the attempt was given. The keys that the question's author wrote
 * often follow the written order, the right one first perhaps, and would tell through any shuffle; they stay with the service and its instructors.
 */
export interface OptionIds {
  /** @param key the author's @returns the learner's; what is no option of the question as it is */
  of: (key: string) => string
  /** An answer in the learner's ids, as {@link AnswerValue} otherwise. */
  answer: <T extends AnswerValue | null>(value: T) => T
}

/** What an attempt says of the options of one of its questions. */
export interface PaperOptions {
  options: readonly QuestionOption[]
  /** The keys in the order of the attempt; empty where it keeps that of the question. */
  optionOrder: readonly string[]
  /** Else the attempt is from before, and its paper in the keys: a page that is open must find again what it has. */
  optionsByPlace: boolean
}

export function optionIds({ options, optionOrder, optionsByPlace }: PaperOptions): OptionIds {
  if (!optionsByPlace) return { of: key => key, answer: value => value }
  const keys = optionOrder.length === 0 ? options.map(({ key }) => key) : optionOrder
  const of = (key: string) => {
    const place = keys.indexOf(key)
    return place === -1 ? key : `~${place + 1}`
  }
  return { of, answer: value => renamed(value, of) }
}

/** An answer with its options under other names. */
export function renamed<T extends AnswerValue | null>(value: T, of: (name: string) => string): T {
  return (value === null ? null : withNames(value, of)) as T
}

function withNames(value: AnswerValue, of: (name: string) => string): AnswerValue {
  if ('option' in value) return { option: of(value.option) }
  if ('options' in value) return { options: value.options.map(of) }
  if (!('pairs' in value)) return value
  return { pairs: Object.fromEntries(Object.entries(value.pairs).map(([from, to]) => [of(from), of(to)])) }
}

/**
 * An answer in the author's keys, as it is stored and marked. Those keys are taken as they are, too, as papers from before have them. No key begins
 * with `~`.
 * @param value, order SQL of an answer (jsonb) and of the attempt's order (text[])
 */
export function chosenKeysText(value: string, order: string): string {
  const keyOf = (given: string) =>
    `case when ${given} ~ '^~[1-9][0-9]?$' then coalesce(${order}[substr(${given}, 2)::int], ${given}) else ${given} end`
  return `case
    when ${value} ? 'option' then jsonb_build_object('option', ${keyOf(`(${value} ->> 'option')`)})
    when ${value} ? 'options' then jsonb_build_object('options', (select coalesce(jsonb_agg(${keyOf('o.key')} order by o.n), '[]')
      from jsonb_array_elements_text(${value} -> 'options') with ordinality o(key, n)))
    when ${value} ? 'pairs' then jsonb_build_object('pairs', (select coalesce(jsonb_object_agg(${keyOf('p.key')}, ${keyOf('p.value')}), '{}')
      from jsonb_each_text(${value} -> 'pairs') p))
    else ${value} end`
}

/** Whether no two of the given pairs have become one, of a prompt that was named in both ways. */
export function keepsPairsText(given: string, kept: string): string {
  const count = (value: string) => `(select count(*) from jsonb_object_keys(${value} -> 'pairs'))`
  return `${count(given)} = ${count(kept)}`
}
