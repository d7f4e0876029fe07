/** Sentences about a single field. */
export const fieldErrors = {
  required: /*i18n*/ { id: 'field.required', message: 'This field is required.' },
  type: /*i18n*/ { id: 'field.type', message: 'This value is of the wrong kind.' },
  unknown: /*i18n*/ { id: 'field.unknown', message: 'This field is not known here.' },
  too_short: /*i18n*/ {
    id: 'field.too_short',
    message: '{limit, plural, one {Enter at least # character.} other {Enter at least # characters.}}',
  },
  too_long: /*i18n*/ {
    id: 'field.too_long',
    message: '{limit, plural, one {Enter at most # character.} other {Enter at most # characters.}}',
  },
  too_small: /*i18n*/ { id: 'field.too_small', message: 'The value must be at least {limit}.' },
  too_big: /*i18n*/ { id: 'field.too_big', message: 'The value must be at most {limit}.' },
  words_order: /*i18n*/ {
    id: 'field.words_order',
    message: 'The maximum number of words cannot be lower than the minimum.',
  },
  day_past: /*i18n*/ { id: 'field.day_past', message: 'Choose today or a later day.' },
  day_far: /*i18n*/ { id: 'field.day_far', message: 'Choose a day within a year from today.' },
  day_future: /*i18n*/ { id: 'field.day_future', message: 'Choose today or an earlier day.' },
  email: /*i18n*/ { id: 'field.email', message: 'Enter an e-mail address such as name@example.com.' },
  domain: /*i18n*/ { id: 'field.domain', message: 'Enter a domain such as example.com.' },
  web_address: /*i18n*/ {
    id: 'field.web_address',
    message: 'Enter a web address such as https://login.example.com.',
  },
  secure_address: /*i18n*/ {
    id: 'field.secure_address',
    message: 'Enter an address that begins with https://.',
  },
  link_credentials: /*i18n*/ {
    id: 'field.link_credentials',
    message: 'This link holds a name or a password. Take the link that is meant for participants.',
  },
  time_past: /*i18n*/ { id: 'field.time_past', message: 'Choose a time that is still to come.' },
  end_before_start: /*i18n*/ {
    id: 'field.end_before_start',
    message: 'The end must be later than the start.',
  },
  lasts_too_long: /*i18n*/ {
    id: 'field.lasts_too_long',
    message: '{limit, plural, one {It can last # hour at most.} other {It can last # hours at most.}}',
  },
  certificate: /*i18n*/ {
    id: 'field.certificate',
    message:
      'This is no X.509 certificate with an RSA key of 2048 bits or more, or an elliptic-curve key. Copy all of it, from BEGIN to END.',
  },
  certificate_expired: /*i18n*/ {
    id: 'field.certificate_expired',
    message: 'This certificate has expired. Take the one that your provider signs with now.',
  },
  saml_metadata: /*i18n*/ {
    id: 'field.saml_metadata',
    message: 'These are not the metadata of a SAML identity provider.',
  },
  saml_several: /*i18n*/ {
    id: 'field.saml_several',
    message: 'These metadata describe several identity providers. Take those of yours alone.',
  },
  saml_redirect: /*i18n*/ {
    id: 'field.saml_redirect',
    message: 'This provider takes no sign-in request by redirect (HTTP-Redirect), which Masar needs.',
  },
  code: /*i18n*/ { id: 'field.code', message: 'Enter the six digits of the code.' },
  name: /*i18n*/ { id: 'field.name', message: 'Enter the name as people read it, in letters.' },
  name_reserved: /*i18n*/ {
    id: 'field.name_reserved',
    message: 'This name is reserved. Choose another one.',
  },
  name_one: /*i18n*/ {
    id: 'field.name_one',
    message: 'Give the name in one field, or in the fields of both scripts.',
  },
  name_ar: /*i18n*/ { id: 'field.name_ar', message: 'Write this name in Arabic letters.' },
  name_en: /*i18n*/ { id: 'field.name_en', message: 'Write this name in Latin letters.' },
  plain_text: /*i18n*/ {
    id: 'field.plain_text',
    message: 'Write plain words, without web addresses and markup.',
  },
  phone: /*i18n*/ { id: 'field.phone', message: 'This is not a phone number of the chosen country.' },
  phone_country: /*i18n*/ { id: 'field.phone_country', message: 'Choose the country of the phone number.' },
  phone_short: /*i18n*/ { id: 'field.phone_short', message: 'The phone number is too short.' },
  phone_long: /*i18n*/ { id: 'field.phone_long', message: 'The phone number is too long.' },
  phone_no_number: /*i18n*/ { id: 'field.phone_no_number', message: 'Enter a phone number in digits.' },
  city: /*i18n*/ { id: 'field.city', message: 'Choose a city of the chosen country.' },
  city_one: /*i18n*/ {
    id: 'field.city_one',
    message: 'Choose the city from the list or type it, not both.',
  },
  city_typed: /*i18n*/ {
    id: 'field.city_typed',
    message: 'Enter the name of the city in letters, without links.',
  },
  terms: /*i18n*/ { id: 'field.terms', message: 'Accept the terms of use to continue.' },
  password_uppercase: /*i18n*/ {
    id: 'field.password_uppercase',
    message: 'Use at least one capital letter (A to Z).',
  },
  password_special: /*i18n*/ {
    id: 'field.password_special',
    message: 'Use at least one of these characters: @ $ ! % * ? &',
  },
  password_characters: /*i18n*/ {
    id: 'field.password_characters',
    message: 'Use only English letters, digits and these characters: @ $ ! % * ? &',
  },
  password_common: /*i18n*/ {
    id: 'field.password_common',
    message: 'This password is easy to guess. Choose another one.',
  },
  password_personal: /*i18n*/ {
    id: 'field.password_personal',
    message: 'The password must not contain your name or e-mail address.',
  },
  password_wrong: /*i18n*/ { id: 'field.password_wrong', message: 'The password is wrong.' },
  registration_number: /*i18n*/ {
    id: 'field.registration_number',
    message: 'A Saudi commercial registration number has ten digits.',
  },
  vat_number: /*i18n*/ {
    id: 'field.vat_number',
    message: 'A Saudi VAT number has fifteen digits and begins and ends with 3.',
  },
  number_taken: /*i18n*/ { id: 'field.number_taken', message: 'Another employee has this number.' },
  double_email: /*i18n*/ {
    id: 'field.double_email',
    message: 'This address appears earlier in the list.',
  },
  double_number: /*i18n*/ {
    id: 'field.double_number',
    message: 'This number appears earlier in the list.',
  },
  employee_active: /*i18n*/ {
    id: 'field.employee_active',
    message: 'This address already belongs to one of your employees.',
  },
  department_unknown: /*i18n*/ {
    id: 'field.department_unknown',
    message: 'There is no department of this name that you may choose.',
  },
  department_ambiguous: /*i18n*/ {
    id: 'field.department_ambiguous',
    message: 'Several departments have this name. Write the one above it first, as in Sales / Riyadh.',
  },
  group_unknown: /*i18n*/ {
    id: 'field.group_unknown',
    message: 'There is no group with this name. Separate several groups with semicolons.',
  },
  group_ambiguous: /*i18n*/ {
    id: 'field.group_ambiguous',
    message: 'Several groups have this name. Rename one of them first.',
  },
  manager_unknown: /*i18n*/ {
    id: 'field.manager_unknown',
    message: 'Write the e-mail address of an employee, or of somebody on this list who can be invited.',
  },
  manager_own: /*i18n*/ {
    id: 'field.manager_own',
    message: 'Nobody is their own line manager. Write another address.',
  },
  label_taken: /*i18n*/ { id: 'field.label_taken', message: 'Another address has this name.' },
  department_circle: /*i18n*/ {
    id: 'field.department_circle',
    message: 'A department cannot be moved below itself.',
  },
  manager_circle: /*i18n*/ {
    id: 'field.manager_circle',
    message: 'This person reports to the employee, directly or through others. Choose someone else.',
  },
  same_password: /*i18n*/ {
    id: 'field.same_password',
    message: 'This is your current password. Choose another one.',
  },
  same_email: /*i18n*/ { id: 'field.same_email', message: 'This is already your address.' },
  no_time_limit: /*i18n*/ {
    id: 'field.no_time_limit',
    message: 'This exam has no time limit, so it has no time to add to.',
  },
  time_of_sections: /*i18n*/ {
    id: 'field.time_of_sections',
    message: 'This exam’s time is that of its sections.',
  },
  section_empty: /*i18n*/ {
    id: 'field.section_empty',
    message: 'This section has no questions. Move one into it, or remove it.',
  },
  draws_too_many: /*i18n*/ {
    id: 'field.draws_too_many',
    message:
      '{limit, plural, one {This pool has # question: no more can be drawn from it.} other {This pool has # questions: no more can be drawn from it.}}',
  },
  too_few_options: /*i18n*/ {
    id: 'field.too_few_options',
    message: '{limit, plural, one {Give at least # option.} other {Give at least # options.}}',
  },
  too_few_prompts: /*i18n*/ {
    id: 'field.too_few_prompts',
    message: '{limit, plural, one {Give at least # prompt.} other {Give at least # prompts.}}',
  },
  too_many: /*i18n*/ {
    id: 'field.too_many',
    message: '{limit, plural, one {Only # is allowed here.} other {Up to # are allowed here.}}',
  },
  too_many_questions: /*i18n*/ {
    id: 'field.too_many_questions',
    message:
      '{limit, plural, one {An exam asks up to # question. Retire some of them first.} other {An exam asks up to # questions. Retire some of them first.}}',
  },
  text_missing: /*i18n*/ { id: 'field.text_missing', message: 'One of these has no text yet.' },
  order_incomplete: /*i18n*/ {
    id: 'field.order_incomplete',
    message: 'The right order has to name each item once.',
  },
  one_correct: /*i18n*/ {
    id: 'field.one_correct',
    message: 'Several options are marked as right, and a single choice has one. Leave one marked.',
  },
  right_missing: /*i18n*/ {
    id: 'field.right_missing',
    message: 'No option is marked as right. Mark the one that is.',
  },
  none_correct: /*i18n*/ { id: 'field.none_correct', message: 'Mark at least one option as right.' },
  accepts_anything: /*i18n*/ {
    id: 'field.accepts_anything',
    message: 'This answer would accept anything, or nothing. Write more than stars and signs.',
  },
  attempts_unlimited: /*i18n*/ {
    id: 'field.attempts_unlimited',
    message: 'Attempts at this exam are unlimited already.',
  },
  hundredths: /*i18n*/ { id: 'field.hundredths', message: 'Points have two decimals at most.' },
  rubric: /*i18n*/ {
    id: 'field.rubric',
    message: 'The points of the criteria must together be the points of the answer.',
  },
  choice: /*i18n*/ { id: 'field.choice', message: 'Choose one of the offered values.' },
  format: /*i18n*/ { id: 'field.format', message: 'This value does not have the expected form.' },
} as const

export type FieldErrorCode = keyof typeof fieldErrors
export interface FieldError {
  code: FieldErrorCode
  limit?: number
}
