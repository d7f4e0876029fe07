/** What the files of a disclosure call things. */
export const words = {
  platform: /*i18n*/ { id: 'disclosure.platform_hours', message: 'Hours on Masar' },
  outside: /*i18n*/ { id: 'disclosure.outside_hours', message: 'Hours elsewhere' },
  hours: /*i18n*/ { id: 'disclosure.hours', message: 'Training hours' },
  units: /*i18n*/ { id: 'disclosure.units', message: 'Training units' },
  missing: /*i18n*/ { id: 'disclosure.missing_units', message: 'Units missing' },
  by: /*i18n*/ { id: 'disclosure.reached_by', message: 'To be reached by' },
  figure: /*i18n*/ { id: 'disclosure.figure', message: 'Figure' },
  number: /*i18n*/ { id: 'disclosure.number', message: 'Number' },
  text: /*i18n*/ { id: 'disclosure.text', message: 'Text' },
  year: /*i18n*/ { id: 'disclosure.year', message: 'Year' },
  headcount: /*i18n*/ { id: 'disclosure.headcount', message: 'Number of employees' },
  trainees: /*i18n*/ { id: 'disclosure.trainees', message: 'Trainees: employees' },
  citizens: /*i18n*/ { id: 'disclosure.citizens', message: 'Trainees: employees who are Saudi nationals' },
  students: /*i18n*/ { id: 'disclosure.students', message: 'Trainees: in education' },
  graduates: /*i18n*/ { id: 'disclosure.graduates', message: 'Trainees: graduates' },
  seekers: /*i18n*/ { id: 'disclosure.job_seekers', message: 'Trainees: job seekers' },
  demanded: /*i18n*/ { id: 'disclosure.demanded', message: 'Units required of each person' },
  under: /*i18n*/ { id: 'disclosure.under', message: 'Employees below the required units' },
  platform_cost: /*i18n*/ { id: 'disclosure.platform_cost', message: 'Cost on Masar (SAR)' },
  outside_cost: /*i18n*/ { id: 'disclosure.outside_cost', message: 'Cost elsewhere (SAR)' },
  budget: /*i18n*/ { id: 'disclosure.budget', message: 'Budget (SAR)' },
  plan: /*i18n*/ { id: 'disclosure.plan', message: 'Plan' },
  due: /*i18n*/ { id: 'disclosure.due', message: 'To be disclosed by' },
  closed: /*i18n*/ { id: 'disclosure.closed', message: 'Closed on' },
  hash: /*i18n*/ { id: 'disclosure.hash', message: 'Fingerprint (SHA-256)' },
}

/** Seconds as hours, to hundredths. */
export const hoursOf = (seconds: number): number => Math.round(seconds / 36) / 100
