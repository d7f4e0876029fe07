import { Type } from 'typebox'
import { Choice, Data, Nullable, body, named } from '../../contract.ts'

const FirebaseConfig = named('FirebaseConfig', {
  apiKey: Type.String(),
  projectId: Type.String(),
  messagingSenderId: Type.String(),
  appId: Type.String(),
  authDomain: Type.Optional(Type.String()),
  storageBucket: Type.Optional(Type.String()),
  measurementId: Type.Optional(Type.String()),
})

/** How to register for push messages, null where the service is not set up for them; and whether this session has registered. */
export const PushRegistration = Data(
  named('PushRegistration', {
    firebase: Nullable(FirebaseConfig),
    vapid_key: Nullable(Type.String()),
    is_registered: Type.Boolean(),
  }),
)

export const PushRegistrationBody = body(
  'PushRegistrationBody',
  {
    /** A Firebase installation's id, or a registration token of the older kind. */
    kind: Choice(['fid', 'token']),
    token: Type.String({ minLength: 8, maxLength: 4096, pattern: '^[A-Za-z0-9_:.-]+$' }),
    /** Where links lead, and the language of the messages. */
    app: Choice(['learner', 'company']),
    language: Choice(['ar', 'en']),
  },
  { kind: 'fid', token: 'cG9zdGNhcmQtZnJvbS1u', app: 'learner', language: 'ar' },
)
export type PushDevice = {
  kind: 'fid' | 'token'
  token: string
  app: 'learner' | 'company'
  language: 'ar' | 'en'
}
