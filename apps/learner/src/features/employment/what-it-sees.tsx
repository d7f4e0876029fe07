import { Trans } from '@lingui/react/macro'
import styles from './employment.module.css'

/** In plain words, what a company sees of its people; the same before joining and after. */
export function WhatItSees() {
  return (
    <ul className={styles.points}>
      <li>
        <Trans>
          Your name, your e-mail, when you joined, and what it writes down itself: number, job, department,
          line manager, groups, and who changed that and when.
        </Trans>
      </li>
      <li>
        <Trans>
          Courses and learning paths that it assigns to you, and courses that you begin by its licence: your
          progress, how long and on which days you learn in them, when you finish, your exam results, and the
          certificates that you earn in them.
        </Trans>
      </li>
      <li>
        <Trans>
          Training that you had elsewhere and that it writes down itself: title, day, duration, cost, and what
          shows it.
        </Trans>
      </li>
      <li>
        <Trans>
          What it requires of you, whether you meet it and until when, even if you meet it with a course you
          took yourself. Of that course it sees the title and the day you finished; your certificate, also in
          evidence that it shows to inspectors, only if you share your certificates.
        </Trans>
      </li>
      <li>
        <Trans>
          If it excuses you from a requirement: the reason it recorded, the dates, and the file that shows it.
        </Trans>
      </li>
      <li>
        <Trans>
          When it is about to assign a paid course to you: whether you already have that course yourself, as
          then it takes no seat.
        </Trans>
      </li>
    </ul>
  )
}

/** What it does not. */
export function WhatItDoesNotSee() {
  return (
    <ul className={styles.points}>
      <li>
        <Trans>
          Beyond that, other courses that you take yourself, their results and their certificates, unless you
          share them; nor the exams that you took in a course before it assigned that course to you; the
          certificate of such a course still shows its grade.
        </Trans>
      </li>
      <li>
        <Trans>Your notes, your answers in exams, your orders and your favourites.</Trans>
      </li>
    </ul>
  )
}
