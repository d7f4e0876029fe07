import type { ApiError } from '@masar/api-sdk'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { fieldError } from '@masar/app-shell'
import type { FieldError, FieldErrorsOf } from './checks.ts'
import { useFieldErrorWords } from './field-error-words.ts'
import { type Draft, useTyped } from './use-typed.ts'

export interface FormOptions<T extends object, A> {
  /** The initial values of the fields, by their API names, in the order of the form. */
  initial: T
  /** What is wrong before anything is sent. */
  check: (typed: T) => FieldErrorsOf<T>
  send: (typed: T) => Promise<A>
  onDone: (answer: A, typed: T) => void
  /** Handles an error that needs more than its message: another page, another focus; it may return field errors. */
  onRefused?: (error: ApiError) => Partial<Record<keyof T & string, ReactNode>> | void
  /** Names of the service that belong to another field here: the country of a phone number. */
  aliases?: Readonly<Record<string, keyof T & string>>
  /** Outlives a reload: for forms that begin empty. */
  draft?: Draft<T>
  /** Outlives a change of language alone: for forms that begin with what is stored. */
  carried?: Draft<T>
  /** What was taken leads away from the form: it is not sent again, and stays busy until the other page is there. */
  isOnce?: boolean
}

/** What a field is given. */
export interface FieldBinding<V> {
  id: string
  value: V
  onChange: (value: V) => void
  error: ReactNode
}

/** An error of the whole form. */
export interface FormErrorState {
  error: ApiError
  /** Milliseconds of `Date.now()`: a wait begins there. */
  at: number
  /** What the service says of fields that this form does not have. */
  otherErrors: readonly string[]
}

export interface Form<T extends object> {
  typed: T
  /** Changes when a draft has filled the form: for fields that keep their own text. */
  version: number
  change: (patch: Partial<T>) => void
  field: <K extends keyof T & string>(name: K) => FieldBinding<T[K]>
  onSubmit: (event?: FormEvent) => void
  isPending: boolean
  /** What failed, unless all of it stands at fields. */
  formError: FormErrorState | null
  focus: (name: keyof T & string) => void
}

/**
 * A form that keeps what is typed, sends once, shows the errors of both sides at their fields until those change, and puts
 * the focus on the first of them.
 */
// long: the state of a form and the acts on it, which share it
export function useForm<T extends object, A>({
  initial,
  check,
  send,
  onDone,
  onRefused,
  aliases,
  draft,
  carried,
  isOnce = false,
}: FormOptions<T, A>): Form<T> {
  const id = useId()
  const words = useFieldErrorWords()
  const names = Object.keys(initial)
  const { typed, version, latest, change: keep, settle } = useTyped(initial, draft, carried)
  const { errors, show, mend } = useFieldErrors(id, names)
  const [formError, setFormError] = useState<FormErrorState | null>(null)
  const isSending = useRef(false)
  const mutation = useMutation<A, ApiError, T>({ mutationFn: send })
  const refused = (error: ApiError) => {
    const told = Object.keys(error.errors).map(
      name => [aliases?.[name] ?? name, fieldError(error, name) ?? ''] as const,
    )
    const here = {
      ...Object.fromEntries(told.filter(([name]) => names.includes(name))),
      ...onRefused?.(error),
    }
    const otherErrors = told.filter(([name]) => !names.includes(name)).map(([, message]) => message)
    setFormError(
      Object.keys(here).length > 0 && otherErrors.length === 0
        ? null
        : { error, at: Date.now(), otherErrors },
    )
    show(here)
  }
  const onSubmit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isSending.current) return
    const found = Object.entries(check(latest())) as [string, FieldError][]
    if (found.length > 0)
      return show(Object.fromEntries(found.map(([name, error]) => [name, words(error, name)])))
    const sent = latest()
    isSending.current = true
    setFormError(null)
    mutation.mutate(sent, {
      onSuccess: answer => {
        settle(sent)
        onDone(answer, sent)
      },
      onError: refused,
      onSettled: (_answer, error) => {
        isSending.current = isOnce && error === null
      },
    })
  }
  const change = (patch: Partial<T>) => {
    keep(patch)
    mend(Object.keys(patch))
  }
  return {
    typed,
    version,
    change,
    onSubmit,
    formError,
    isPending: mutation.isPending || (isOnce && mutation.isSuccess),
    field: name => ({
      id: id + name,
      value: typed[name],
      error: errors[name],
      onChange: value => change({ [name]: value } as unknown as Partial<T>),
    }),
    focus: name => document.getElementById(id + name)?.focus(),
  }
}

/** Errors by field; each new set of them puts the focus on the first, in the order of the form. */
function useFieldErrors(id: string, names: readonly string[]) {
  const [errors, setErrors] = useState<Partial<Record<string, ReactNode>>>({})
  const [attempt, setAttempt] = useState(0)
  // After they have been drawn, so that a screen reader reads the field together with what is wrong.
  useEffect(() => {
    const first = names.find(name => errors[name] !== undefined)
    if (first !== undefined) document.getElementById(id + first)?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each attempt, not whenever an error is mended
  }, [attempt])
  return {
    errors,
    show: (found: Partial<Record<string, ReactNode>>) => {
      setErrors(found)
      setAttempt(last => last + 1)
    },
    mend: (mended: readonly string[]) =>
      setErrors(last => Object.fromEntries(Object.entries(last).filter(([name]) => !mended.includes(name)))),
  }
}
