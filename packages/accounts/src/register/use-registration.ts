import type { StepAnswer } from '../code/pending-step.ts'
import { useBeginStep } from '../code/use-step.ts'
import type { FieldErrorsOf } from '../forms/checks.ts'
import { type Form, useForm } from '../forms/use-form.ts'
import type { TypedPerson } from './model.ts'

interface RegistrationOptions<T extends TypedPerson> {
  /** The page's path; what is typed is kept under it, until the code has been entered. */
  path: string
  initial: T
  check: (typed: T) => FieldErrorsOf<T>
  send: (typed: T) => Promise<StepAnswer>
  next?: string | undefined
}

/** The form of a registration: sent once, it goes on to the code; on the way back, all but the password is still there. */
export function useRegistration<T extends TypedPerson>({
  path,
  initial,
  check,
  send,
  next,
}: RegistrationOptions<T>): Form<T> {
  const begin = useBeginStep(next)
  return useForm<T, StepAnswer>({
    initial,
    check,
    send,
    isOnce: true,
    draft: { name: path, secrets: ['password'] },
    aliases: { phone_country: 'phone', city: 'city_id' },
    onDone: (answer, typed) => begin(answer, typed.email.trim()),
  })
}
