// Made by tools/words from Words/en/scripts.ftl: change the messages there, then run `make words`.
export const ENGLISH = {
  'notification-ten': 'In 10 minutes',
  'notification-done': 'Done',
  'notification-later': 'Later today',
  'notification-unreadable': 'A reminder from Teaspoon',
  'plain-title': 'This page could not be made',
  'plain-stopped': 'Teaspoon stopped while it was working on this. Nothing was changed.',
  'plain-unreadable': 'The data on this device could not be read. Nothing was changed or removed.',
  'plain-not-started': 'Teaspoon could not be started. Nothing was changed; what this device keeps is still there.',
  'plain-foreign-title': 'Nothing was done',
  'plain-foreign': 'This form was sent from another site. Nothing was saved.',
  'plain-offline-title': 'This needs the network',
  'plain-offline': 'The server cannot be reached just now, and this page needs it. Your plan still works.',
  'plain-offline-signed-out': 'The server cannot be reached just now, and this page needs it. You are signed out: your plan has left this browser.',
  'plain-typed': 'What you typed',
  'plain-today': 'Go to Today',
};
