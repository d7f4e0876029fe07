import { webkit } from './drivers/webkit.ts'
import { walks } from './walk.ts'

walks(webkit)
