### Only pages of the server say these.

## What an app store, or the dialog that installs the app, says of it.

manifest-description = مخطِّط هادئ للأيام ذات الطاقة المحدودة: حدّد عدد ملاعقك، واختر ما يناسبك.
