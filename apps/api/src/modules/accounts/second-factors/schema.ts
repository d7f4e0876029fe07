import { Type, type Static } from 'typebox'
import { SignedIn } from '../auth/schema.ts'
import { Code } from '../challenges/schema.ts'
import {
  Choice,
  Data,
  Id,
  Moment,
  Nullable,
  body,
  largestInteger,
  named,
  strict,
  visible,
} from '../../contract.ts'
import { secondFactorMethods } from './factors.ts'

const Ticket = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'Of the sign-in that waits for its second factor; works in the browser that began it.',
})
const Setup = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'What finishes this set-up: once, within 30 minutes.',
})
const Base64Url = Type.String({ minLength: 1, maxLength: 16_384, pattern: '^[A-Za-z0-9_-]+$' })
const Extensions = Type.Object({}, { additionalProperties: true })
const Attachment = Type.Optional(Choice(['platform', 'cross-platform'] as const))

/** `RegistrationResponseJSON` of WebAuthn, level 3. */
const NewCredential = strict({
  id: Base64Url,
  rawId: Base64Url,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Attachment,
  clientExtensionResults: Extensions,
  response: strict({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    authenticatorData: Type.Optional(Base64Url),
    publicKey: Type.Optional(Base64Url),
    publicKeyAlgorithm: Type.Optional(Type.Integer({ minimum: -largestInteger, maximum: largestInteger })),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
  }),
})

/** `AuthenticationResponseJSON` of WebAuthn, level 3. */
const ShownCredential = strict({
  id: Base64Url,
  rawId: Base64Url,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Attachment,
  clientExtensionResults: Extensions,
  response: strict({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Type.Optional(Base64Url),
  }),
})

/** Options of WebAuthn as the browser takes them: `parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON`. */
const Options = Type.Object({}, { additionalProperties: true })

export const SecondFactorAsked = named('SecondFactorTicket', {
  ticket: Ticket,
  methods: Type.Array(Choice(secondFactorMethods), {
    description: 'By what the second step can be taken; a passkey or an app is always among them.',
  }),
  expires_at: Moment,
})

/** A sign-in: a session, or the ticket of a second step where the account has a factor; only that one has `second_factor`. */
export const SignInAnswer = Data(
  Type.Union([SignedIn, Type.Object({ second_factor: SecondFactorAsked })], {
    description: 'With `second_factor`, there is no session yet.',
  }),
)

export const TicketBody = body('TicketBody', { ticket: Ticket }, { ticket: 'c2lnbi1pbi10aGF0LXdhaXRz' })
export const RequestOptions = Data(Type.Object({ options: Options }))

export const SecondFactorBody = Type.Object(
  {
    ticket: Ticket,
    code: Type.Optional(Code),
    recovery_code: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description: 'Ten letters and digits, in any case and script.',
      }),
    ),
    passkey: Type.Optional(ShownCredential),
  },
  {
    additionalProperties: false,
    minProperties: 2,
    maxProperties: 2,
    title: 'SecondFactorBody',
    description: 'The ticket and one of the three.',
    examples: [{ ticket: 'c2lnbi1pbi10aGF0LXdhaXRz', code: '482913' }],
  },
)
export type SecondFactorBody = Static<typeof SecondFactorBody>

const Passkey = named('Passkey', {
  id: Id,
  name: Type.String({ description: 'What the person calls it.' }),
  is_backed_up: Type.Boolean({
    description: 'Whether its maker keeps a copy, so that it outlives the device.',
  }),
  created_at: Moment,
  last_used_at: Nullable(Moment),
})

export const SecondFactors = Data(
  named('SecondFactors', {
    totp: Nullable(Type.Object({ confirmed_at: Moment, last_used_at: Nullable(Moment) })),
    passkeys: Type.Array(Passkey),
    recovery_codes_left: Type.Integer({ description: 'Of ten.' }),
    are_passkeys_on: Type.Boolean({
      description: 'False where the site is reached by an IP address, for which no browser makes passkeys.',
    }),
  }),
)
export const TotpSetup = Data(
  named('TotpSetup', {
    setup: Setup,
    secret: Type.String({ description: 'Base32, to be typed into an app.' }),
    uri: Type.String({ description: 'The same as `otpauth:` address, to be shown as a QR code.' }),
  }),
)
export const TotpBody = body(
  'TotpBody',
  { setup: Setup, code: Code },
  { setup: 'c2lnbi1pbi10aGF0LXdhaXRz', code: '482913' },
)
export const PasskeySetup = Data(Type.Object({ setup: Setup, options: Options }))

const Name = Type.String({ minLength: 1, maxLength: 60, pattern: visible })
export const PasskeyBody = body(
  'PasskeyBody',
  { setup: Setup, name: Name, credential: NewCredential },
  {
    setup: 'c2lnbi1pbi10aGF0LXdhaXRz',
    name: 'هاتفي',
    credential: {
      id: 'cGFzc2tleS1vZi1ub3VyYQ',
      rawId: 'cGFzc2tleS1vZi1ub3VyYQ',
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
        attestationObject: 'o2NmbXRkbm9uZQ',
        transports: ['internal'],
      },
    },
  },
)
export const PasskeyNameBody = body('PasskeyNameBody', { name: Name }, { name: 'حاسوب العمل' })
export const PasskeyAnswer = Data(Passkey)

const Codes = Type.Array(Type.String(), { description: 'Shown this once: kept as hashes.' })
export const RecoveryCodes = Data(Type.Object({ recovery_codes: Codes }))
/** With the first factor come recovery codes. */
export const FactorAdded = Data(Type.Object({ recovery_codes: Nullable(Codes) }))
