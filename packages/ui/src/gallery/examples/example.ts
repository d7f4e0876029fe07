import type { ComponentType } from 'react'
import type { Samples } from '../samples.ts'

/** What shows a component in its states. */
export type Example = ComponentType<{ words: Samples }>
/** By the component's folder. */
export type Examples = Readonly<Record<string, Example>>
