import { firefox } from './drivers/firefox.ts'
import { walks } from './walk.ts'

walks(firefox)
