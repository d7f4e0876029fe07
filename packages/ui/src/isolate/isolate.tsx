import type { ComponentProps } from 'react'

/** Text of unknown direction (a name, a title) inside a sentence: its own direction never disturbs its neighbours. */
export function Isolate(props: ComponentProps<'bdi'>) {
  return <bdi {...props} />
}

/** Codes, phone numbers, e-mail addresses, file names: always left to right, in either language. */
export function Ltr(props: ComponentProps<'bdi'>) {
  return <bdi dir="ltr" {...props} />
}
