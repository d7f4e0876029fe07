import type { Command } from 'commander'
import type { HolidayKind } from '../db/schema/index.ts'
import {
  addHoliday,
  listHolidays,
  moveHoliday,
  removeHoliday,
} from '../modules/operations/holidays/holidays.ts'
import { day, wholeNumber } from './arguments.ts'
import type { Opened } from './people.ts'

const whose = ['--country <code>', 'of which country, as ISO 3166 names it', 'SA'] as const

const help = `
A holiday is named by its key and its year, as the list says them: a feast by the moon has a year of the Hijri calendar, any other one of
the Gregorian. Saudi Arabia's are there for the years to come, the Eids by the calendar of Umm al-Qura; what was moved or removed stays so.

What companies reckon in days goes by the new days at once: reminders, and when a requirement is due first that counts from joining, also
where an earlier day is looked at.
A due day of an assignment that has been set stays where it is.

Examples:
  pnpm masar holiday list --year 2027
  pnpm masar holiday move eid_al_fitr 1448 2027-03-10
  pnpm masar holiday add commemoration_day 2026-12-01 --country AE --ar "يوم الشهيد" --en "Commemoration Day"
  pnpm masar holiday remove founding_day 2027`

/** `pnpm masar holiday …`: the public holidays of a country, besides its weekends. */
// long: a list of commands, each short by itself
export function holidayCommands(program: Command, opened: Opened): void {
  const holiday = program
    .command('holiday')
    .description('public holidays of a country, besides its weekends')
    .addHelpText('after', help)
  holiday
    .command('list')
    .description('every holiday of a country, by its days')
    .option(...whose)
    .option('--year <year>', 'those that begin in a Gregorian year', wholeNumber)
    .action(async ({ country, year }: { country: string; year?: number }) => {
      const rows = await opened(({ db }) => listHolidays(db, country.toUpperCase(), year))
      for (const row of rows)
        console.log(
          [
            row.key,
            row.year,
            row.firstDay,
            row.lastDay,
            row.removedAt === null ? kindWords[row.kind] : 'removed',
            row.name.en,
            row.name.ar,
          ].join('\t'),
        )
      if (rows.length === 0) console.log('None.')
    })
  holiday
    .command('add')
    .description('add public holidays, or restore removed ones')
    .argument('<key>', 'a short name for commands, as commemoration_day')
    .argument('<day>', 'the first, as 2027-01-31', day)
    .option(...whose)
    .option('--until <day>', 'the last; one day, if left out', day)
    .option(
      '--year <year>',
      'as the list says it of one that was removed; that of the day, if left out',
      wholeNumber,
    )
    .requiredOption('--ar <name>', 'what people read in Arabic')
    .requiredOption('--en <name>', 'what people read in English')
    .action(async (key: string, firstDay: string, options: AddOptions) => {
      const { ar, en, until: lastDay, year } = options
      const country = options.country.toUpperCase()
      await opened(({ db }) => addHoliday(db, { country, key, year, name: { ar, en }, firstDay, lastDay }))
      console.log(`${key} is a holiday of ${country} from ${firstDay} to ${lastDay ?? firstDay}.`)
    })
  holiday
    .command('move')
    .description('move a holiday with all its days; due days of assignments that have been set stay')
    .argument('<key>')
    .argument('<year>', 'as the list says', wholeNumber)
    .argument('<day>', 'the first from now on, as 2027-01-31', day)
    .option(...whose)
    .option('--until <day>', 'the last; as many days as before, if left out', day)
    .action(
      async (key: string, year: number, firstDay: string, options: { country: string; until?: string }) => {
        const place = { country: options.country.toUpperCase(), key, year }
        const days = await opened(({ db }) => moveHoliday(db, place, { firstDay, lastDay: options.until }))
        console.log(`${key} ${year} is from ${days.firstDay} to ${days.lastDay} now.`)
      },
    )
  holiday
    .command('remove')
    .description('have the days of a holiday worked; no start adds it again')
    .argument('<key>')
    .argument('<year>', 'as the list says', wholeNumber)
    .option(...whose)
    .action(async (key: string, year: number, { country }: { country: string }) => {
      await opened(({ db }) => removeHoliday(db, { country: country.toUpperCase(), key, year }))
      console.log(`${key} ${year} is no holiday any more.`)
    })
}

interface AddOptions {
  country: string
  until?: string
  year?: number
  ar: string
  en: string
}

const kindWords: Record<HolidayKind, string> = {
  fixed: 'each year',
  lunar: 'by the moon',
  single: 'once',
}
