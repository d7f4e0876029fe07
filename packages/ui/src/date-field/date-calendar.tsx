import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../icon/icon.tsx'
import popoverStyles from '../popover/popover.module.css'
import styles from './date-calendar.module.css'

/** The month of a date field's day, in the calendar that the field is typed in; choosing a day closes it. */
export function DateCalendar() {
  return (
    <Popover offset={6} containerPadding={16} className={popoverStyles.popover ?? ''}>
      <Dialog className={styles.dialog ?? ''}>
        {/* Our Arabic names no country, or one whose week begins on Monday. */}
        <Calendar firstDayOfWeek="sun">
          <header className={styles.head}>
            <Button slot="previous" className={styles.step ?? ''}>
              <Icon of={ChevronLeft} />
            </Button>
            <Heading className={styles.month ?? ''} />
            <Button slot="next" className={styles.step ?? ''}>
              <Icon of={ChevronRight} />
            </Button>
          </header>
          <CalendarGrid className={styles.grid ?? ''}>
            <CalendarGridHeader>
              {day => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {date => <CalendarCell date={date} className={styles.day ?? ''} />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  )
}
