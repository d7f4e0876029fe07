/** Where Firebase gives ids to browsers; a page or worker that asks for push messages talks to these two and no others. */
export const firebaseOrigins = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
]
