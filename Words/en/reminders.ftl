### Only pages of the server say these.

## Reminders: which devices get them, and what was sent.

reminders = Reminders
reminders-lead = Reminders of tasks, and the end of a timer, can reach your devices while Teaspoon is closed.
reminders-settings = Quiet hours and daily maximum
reminders-settings-facts = Sound and notifications
# “--contact” is the name of an option, as it is typed.
push-off = Messages to devices are off. The administrator of this server can turn them on with the option --contact.

## This device.

push-here = This device
push-here-on = Reminders are on for this device.
push-here-off = Reminders are off for this device.
push-here-hint = A reminder says which task it is about, unless you choose otherwise. It travels encrypted: the push service of your browser’s maker passes it on, and cannot read it.
push-here-turn-on = Turn on reminders on this device
push-here-no-script = This needs JavaScript, which this browser does not run.
# Where a device could not be added.
push-here-unreachable = This server can’t reach this browser’s push service. Nothing was changed.

## All devices. The device is as in “Firefox on Linux”.

push-devices = Devices
push-device-here = This browser
push-device-failing = Not reached lately
# Two buttons, each with its name for screen readers.
# place: one-in-row
push-device-test = Send test
push-device-test-device = Send test: { $device }
# place: one-in-row
push-device-remove = Remove
push-device-remove-device = Remove: { $device }
# What happened to a test. “Delivery log” is the heading over the log.
push-test-sent = Test sent to { $device }. It should arrive within seconds; the delivery log below says when it was shown.
push-test-gone = { $device }: the browser no longer accepts notifications, so this device was removed. Add it again there.
push-test-refused = Could not send to { $device }: its push service did not accept the message.
push-test-removed = This device was removed. Nothing was sent.

## By e-mail.

reminder-mail = By e-mail
reminder-mail-lead = If no device receives a reminder within two minutes, we can e-mail <address></address>. The e-mail says what the reminder says, and is not encrypted on its way.
reminder-mail-no = No e-mails
reminder-mail-yes = E-mail me if no device receives it
reminder-mail-zone = Time zone
reminder-mail-zone-hint = For example Europe/Berlin. Used for your task times.
reminder-mail-zone-fault = Enter a valid time zone, for example Europe/Berlin.
reminder-mail-save = Save

## The log: what was sent, and what happened to it.

delivery-log = Delivery log
delivery-log-empty = Nothing yet. Each reminder is listed here for 30 days.
delivery-log-today = today, { $time }
delivery-log-day = { $date }, { $time }
# The time is one of the two above.
delivery-log-shown = Shown { $time }
delivery-log-taken = Sent; not confirmed
delivery-log-gone = Device removed: it no longer accepts notifications
delivery-log-refused = Not sent: the browser’s push service refused it
delivery-log-not-reached = Not sent: the browser’s push service could not be reached in time
delivery-log-mail = Sent by e-mail
delivery-log-no-mail = The e-mail could not be sent
# In place of a device, where a reminder was sent by e-mail.
delivery-log-email = E-mail
delivery-log-beyond = Skipped: daily limit reached
delivery-log-past = Not sent: the server was not running then
delivery-log-no-device = Not sent: no device
delivery-log-unknown = Unknown

## The message on a device: its title, and a line below it.

# In place of the title of a task, where the person does not want it shown.
reminder-silent = A reminder from Teaspoon
reminder-timer = Time is up
reminder-rest = Your rest is over
# Where there are more reminders on one day than the person wants.
reminder-more = More in Teaspoon
reminder-more-text = You’ve reached today’s reminder limit.
reminder-several = { $count ->
    [one] { $count } reminder
   *[other] { $count } reminders
}
# Below the title of a task.
reminder-due = Due at { $time }
reminder-due-on = Due { $date }, { $time }
# A message that was asked for to see whether it arrives.
reminder-test = Test notification
reminder-test-text = Reminders reach this device.
