### Only pages of the server say these.

## The lists that somebody shares.

shared-lists = القوائم المشتركة
shared-lists-empty = لا قوائم مشتركة لديك. لمشاركة قائمة، يمكنك فتحها ثم اختيار <menu>مشاركة هذه القائمة</menu> من قائمة الخيارات.
shared-lists-invitations = الدعوات
shared-lists-joined = قوائم مشتركة لديك
shared-lists-with = مع <names></names>
shared-lists-all = كل القوائم

shared-offer = مشاركة من <person></person>: القائمة <list></list>.
shared-offer-view = يمكنك الاطلاع عليها.
shared-offer-edit = يمكنك تعديلها.
shared-offer-join = الانضمام إلى هذه القائمة
shared-offer-decline = رفض

shared-role-view = يمكنك الاطلاع عليها
shared-role-edit = يمكنك تعديلها
shared-role-own = ملكيتها لك

shared-left = تمت مغادرة تلك القائمة.
shared-stopped = لم تعد تلك القائمة مشتركة.
shared-declined = تم رفض الدعوة.
shared-too-many-lists = الحد الأقصى لعدد القوائم المشتركة: { NUMBER($most) }. لم يتغير شيء.
shared-too-many-members = الحد الأقصى لأعضاء القائمة: { NUMBER($most) }، وللدعوات المعلّقة: { NUMBER($most) }. لم يتغير شيء.
shared-full = لا تتسع المساحة لكل ما في هذه القائمة. لم يتغير شيء.
shared-moved = شخص آخر يغيّر هذه القائمة الآن، لذلك لم يتغير شيء. يمكنك المحاولة من جديد بعد قليل.

## The name by which the other members see a person.

shared-name = اسمك في هذه القائمة
shared-name-hint = يظهر هذا الاسم للأعضاء الآخرين.
shared-name-wrong = يرجى إدخال اسم. الحد الأقصى للأحرف: { NUMBER($most) }.

## What others will see of a list, before it is shared.

share-list = مشاركة قائمة
share-list-lead = <list></list> مع ما فيها. لا تظهر لأحد قبل إرسال دعوة.
share-list-seen = ما سيظهر للآخرين
share-list-empty = لا مهام بعد.
share-list-done = تم
share-list-parts = من كل مهمة: عنوانها وخطواتها وموعدها ووقتها وتكرارها وأولويتها، وهل أُنجزت. ومن القائمة: اسمها وأيقونتها ولونها.
share-list-unseen = ما يبقى لديك
share-list-private = تكلفة المهمة عندك، وملاحظتها ووسومها ومدتها وتذكيرها، ومتى تُخطَّط أو تُؤجَّل. لا يظهر شيء من ذلك لغيرك.
share-list-now = مشاركة القائمة

## A list that somebody is invited to, before they join it.

join-list = الانضمام إلى قائمة
join-list-view = يمكنك الاطلاع عليها. خططك وملاحظاتك فيها تبقى لديك.
join-list-edit = يمكنك تعديلها. خططك وملاحظاتك فيها تبقى لديك.
join-list-decline = رفض
join-list-now = الانضمام إليها

## The members of a list.

members = الأعضاء
members-people = الأشخاص
members-you = { $name } (أنت)
members-role-view = اطلاع
members-role-edit = تعديل
members-role-own = ملكية

members-access = تغيير الصلاحية
members-allow-editing = السماح بالتعديل
members-view-only = جعلها للاطلاع فقط
members-view-only-hint = زر «جعلها للاطلاع فقط» يُبطل أيضًا الروابط التي تتيح الانضمام والتعديل.
members-make-owner = نقل الملكية
members-remove = إزالة
members-button-for = { $button }: { $name }

members-name = اسمك في هذه القائمة
members-name-save = حفظ الاسم
members-end = المغادرة أو إيقاف المشاركة
members-stop = إيقاف مشاركة هذه القائمة
members-leave = مغادرة هذه القائمة

members-invite = دعوة شخص
members-invite-email = بعنوان البريد الإلكتروني
members-invite-their = عنوان البريد للدعوة
members-invite-mail-hint = نرسل بريدًا إلى هذا العنوان. وتنتظر الدعوة في «القوائم المشتركة» في الحساب الذي له هذا العنوان.
members-invite-hint = تنتظر الدعوة في «القوائم المشتركة» في الحساب الذي له هذا العنوان. لا يُرسل بريد إلكتروني.
members-invite-now = دعوة
members-invite-link = برابط، لكل من لديه
members-invite-link-now = إنشاء رابط
members-invite-role = صلاحية المدعوين
members-invite-edit = تعديل
members-invite-view = اطلاع

members-link = رابط الدعوة
members-link-hint = يمكن لكل من لديه الرابط الانضمام، مدة 14 يومًا. يظهر هنا مرة واحدة: يرجى نسخه الآن. ويمكنك إبطاله أدناه.

members-pending = الدعوات المعلّقة
members-pending-link = رابط
members-pending-ends = { $days ->
    [zero] تنتهي صلاحيتها خلال 24 ساعة
    [one] تنتهي صلاحيتها بعد يوم واحد
    [two] تنتهي صلاحيتها بعد يومين
    [few] تنتهي صلاحيتها بعد { $days } أيام
    [many] تنتهي صلاحيتها بعد { $days } يومًا
   *[other] تنتهي صلاحيتها بعد { $days } يوم
}
members-revoke = إبطال
members-revoke-address = إبطال: { $mail }، { $ends }
members-revoke-link = إبطال: رابط، { $ends }

members-invited = تم إنشاء الدعوة. تنتظر 14 يومًا في الحساب الذي له هذا العنوان، إن وُجد.
members-changed = تم تحديث صلاحية العضو.
members-removed = تمت إزالة العضو. يمكنك إرسال دعوة جديدة أدناه.

## Asked before sharing ends. Names stand in the places of the tags.

end-leave = مغادرة هذه القائمة
end-leave-what = لن تظهر لك بعد ذلك <list></list> وما فيها. وتبقى لدى الآخرين. وللعودة إليها تلزم دعوة أخرى.
end-remove = إزالة عضو
end-remove-what = لن تظهر <list></list> بعد ذلك لدى <person></person>. وكل ما أضافه هذا العضو يبقى. ويمكنك إرسال دعوة جديدة.
end-remove-now = إزالة
end-remove-links = { $count ->
    [zero] إبطال الروابط إلى هذه القائمة أيضًا
    [one] إبطال الرابط إلى هذه القائمة أيضًا
    [two] إبطال الرابطين إلى هذه القائمة أيضًا
    [few] إبطال الروابط إلى هذه القائمة أيضًا
    [many] إبطال الروابط إلى هذه القائمة أيضًا
   *[other] إبطال الروابط إلى هذه القائمة أيضًا
}
end-remove-links-hint = { $count ->
    [zero] ما زالت روابط إليها تعمل: بأحدها يمكن لـ <person></person> الانضمام من جديد. ويبقى الأعضاء الآخرون، ويمكنك إنشاء رابط جديد.
    [one] ما زال رابط إليها يعمل: به يمكن لـ <person></person> الانضمام من جديد. ويبقى الأعضاء الآخرون، ويمكنك إنشاء رابط جديد.
    [two] ما زال رابطان إليها يعملان: بأحدهما يمكن لـ <person></person> الانضمام من جديد. ويبقى الأعضاء الآخرون، ويمكنك إنشاء رابط جديد.
    [few] ما زالت روابط إليها تعمل: بأحدها يمكن لـ <person></person> الانضمام من جديد. ويبقى الأعضاء الآخرون، ويمكنك إنشاء رابط جديد.
    [many] ما زالت روابط إليها تعمل: بأحدها يمكن لـ <person></person> الانضمام من جديد. ويبقى الأعضاء الآخرون، ويمكنك إنشاء رابط جديد.
   *[other] ما زالت روابط إليها تعمل: بأحدها يمكن لـ <person></person> الانضمام من جديد. ويبقى الأعضاء الآخرون، ويمكنك إنشاء رابط جديد.
}
end-owner = نقل الملكية
end-owner-what = تنتقل ملكية <list></list> وإدارة أعضائها إلى <person></person>. ويبقى بإمكانك تعديلها. وتُبطل الروابط والدعوات.
end-owner-now = نقل الملكية
end-stop = إيقاف المشاركة
end-stop-what = تعود <list></list> قائمة خاصة بك، مع كل ما فيها. ولا تظهر بعد ذلك للأعضاء الآخرين.
