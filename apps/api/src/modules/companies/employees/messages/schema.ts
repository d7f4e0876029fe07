import { Type, type Static } from 'typebox'
import { CursorPage, Id, Moment, Nullable, named, strict } from '../../../contract.ts'
import { findingByAge } from '../../../finding.ts'

/** The most characters of a message in one language. */
export const longestMessage = 1000

const textIn = (language: string) =>
  Type.Optional(
    Type.String({
      maxLength: 4 * longestMessage,
      description: `In ${language}: plain text, at most ${longestMessage} characters.`,
    }),
  )
export const MessageText = named(
  'EmployeeMessageText',
  { ar: textIn('Arabic'), en: textIn('English') },
  { additionalProperties: false },
)
export type MessageText = Static<typeof MessageText>

export const MessageQuery = strict(findingByAge)
export type MessageQuery = Static<typeof MessageQuery>

export const MessageList = CursorPage(
  named('EmployeeMessage', {
    id: Id,
    text: MessageText,
    created_by: Nullable(
      Type.String({ description: 'Who wrote it; null where the author is no longer named.' }),
    ),
    created_at: Moment,
    finished_at: Nullable(Moment),
    total: Type.Integer({ description: 'The people whom it concerned.' }),
    sent: Type.Integer({ description: 'The number of recipients: those who have joined and not left.' }),
  }),
)
