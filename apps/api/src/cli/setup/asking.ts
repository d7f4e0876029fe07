import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { SetupError } from './from-file.ts'
import { keyOf, setupFields, type SetupAnswers, type SetupField } from './fields.ts'

const help =
  'Enter keeps the value in brackets; a lone - leaves an optional answer empty. Nothing is stored before the last answer.\n\n'

/**
 * Asks for everything, one line each, until each answer is sound.
 * @throws SetupError when the input ends before the last answer
 */
export async function askAll(stored: SetupAnswers, input: Readable, output: Writable): Promise<SetupAnswers> {
  const terminal = createInterface({ input, output })
  // Lines one by one, not `question`: lines that come together, from a pipe, would be lost between two questions.
  const lines = terminal[Symbol.asyncIterator]()
  // Lines that came before the input's end are still to be read, but a closed terminal prompts for none of them.
  let isClosed = false
  terminal.once('close', () => (isClosed = true))
  const answers: SetupAnswers = { ...stored }
  output.write(help)
  try {
    for (const field of setupFields) {
      terminal.setPrompt(promptOf(field, stored[keyOf(field)]))
      answers[keyOf(field)] = await askOne(field, stored[keyOf(field)] ?? '', {
        next: async () => {
          if (isClosed) output.write(terminal.getPrompt())
          else terminal.prompt()
          const line = await lines.next()
          if (line.done) throw new SetupError('\nThe answers ended early. Nothing was stored.')
          return line.value
        },
        explain: sentence => output.write(`  It ${sentence}.\n`),
      })
    }
  } finally {
    terminal.close()
  }
  return answers
}

function promptOf(field: SetupField, current: string | undefined): string {
  return `${field.question}${field.isOptional ? ' (optional)' : ''}${current ? ` [${current}]` : ''}: `
}

interface Dialogue {
  next: () => Promise<string>
  explain: (sentence: string) => void
}

async function askOne(field: SetupField, current: string, { next, explain }: Dialogue): Promise<string> {
  for (;;) {
    const text = (await next()).trim()
    if (text === '' && (current !== '' || field.isOptional)) return current
    if (text === '-' && field.isOptional) return ''
    if (text === '') explain('is needed')
    else {
      try {
        return field.read(text)
      } catch (error) {
        explain((error as Error).message)
      }
    }
  }
}
