/** HTML that is safe to send: made by `html` or `json`, so that text of others is always escaped. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Insertable = Markup | string | number | null | undefined | false | readonly Insertable[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for content and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? character)
}

/** A template whose inserted values are escaped, unless they are markup themselves. Attributes must be quoted. */
export function html(parts: TemplateStringsArray, ...values: Insertable[]): Markup {
  let text = parts[0] ?? ''
  for (const [index, value] of values.entries()) text += insert(value) + (parts[index + 1] ?? '')
  return new Markup(text)
}

function insert(value: Insertable): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Markup) return value.text
  if (Array.isArray(value)) return value.map(insert).join('')
  return escapeHtml(String(value))
}

/** JSON for the inside of a `<script>` data block: nothing in it can end the block or open a comment. */
export function json(value: unknown): Markup {
  const unsafe = /[<>&\u2028\u2029]/g
  return new Markup(
    JSON.stringify(value).replace(
      unsafe,
      character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )
}
