### Only pages of the server say these.

## The lists that somebody shares.

shared-lists = Listas compartidas
shared-lists-empty = No tienes listas compartidas. Para compartir una lista, ábrela y elige <menu>Compartir lista</menu> en su menú.
shared-lists-invitations = Invitaciones
shared-lists-joined = Listas que compartes
shared-lists-with = Con <names></names>
shared-lists-all = Todas las listas

shared-offer = <person></person> comparte la lista <list></list> contigo.
shared-offer-view = Puedes verla.
shared-offer-edit = Puedes editarla.
shared-offer-join = Unirse a la lista
shared-offer-decline = Rechazar

shared-role-view = Puedes verla
shared-role-edit = Puedes editarla
shared-role-own = Es tu lista

shared-left = Has salido de esa lista.
shared-stopped = Ya no compartes esa lista.
shared-declined = Invitación rechazada.
shared-too-many-lists = Puedes compartir como máximo { NUMBER($most) } listas. No se ha cambiado nada.
shared-too-many-members = Una lista puede tener como máximo { NUMBER($most) } miembros y { NUMBER($most) } invitaciones sin responder. No se ha cambiado nada.
shared-full = No hay sitio para todo lo que hay en esta lista. No se ha cambiado nada.
shared-moved = Otra persona está cambiando esta lista ahora mismo, así que no se ha cambiado nada. Prueba dentro de un momento.

## The name by which the other members see a person.

shared-name = Tu nombre en esta lista
shared-name-hint = Los demás miembros ven este nombre.
shared-name-wrong = Escribe un nombre de { NUMBER($most) } caracteres como máximo.

## What others will see of a list, before it is shared.

share-list = Compartir una lista
share-list-lead = <list></list>, con lo que contiene. Nadie la ve hasta que invites a alguien.
share-list-seen = Lo que verán otras personas
share-list-empty = Aún no hay tareas.
share-list-done = Hecho
share-list-parts = De cada tarea: su título, las subtareas, la fecha límite y la hora, la repetición, la prioridad y si está hecha. De la lista: su nombre, su icono y su color.
share-list-unseen = Lo que solo ves tú
share-list-private = Lo que te cuesta una tarea, su nota, sus etiquetas, sus minutos y su recordatorio, y cuándo la planificas o la pospones. Nadie más ve nada de eso.
share-list-now = Compartir lista

## A list that somebody is invited to, before they join it.

join-list = Unirse a una lista
join-list-view = Puedes verla. Lo que planifiques o anotes allí solo lo ves tú.
join-list-edit = Puedes editarla. Lo que planifiques o anotes allí solo lo ves tú.
join-list-decline = Rechazar
join-list-now = Unirse a la lista

## The members of a list.

members = Miembros
members-people = Personas
members-you = { $name } (tú)
members-role-view = Puede ver
members-role-edit = Puede editar
members-role-own = Titular

members-access = Cambiar el acceso
members-allow-editing = Permitir editar
members-view-only = Permitir solo ver
members-view-only-hint = «Permitir solo ver» también anula los enlaces con los que alguien puede unirse y editar.
members-make-owner = Hacer titular
members-remove = Quitar
members-button-for = { $button }: { $name }

members-name = Tu nombre en esta lista
members-name-save = Guardar el nombre
members-end = Salir o dejar de compartir
members-stop = Dejar de compartir esta lista
members-leave = Salir de esta lista

members-invite = Invitar a alguien
members-invite-email = Por correo electrónico
members-invite-their = Su dirección de correo
members-invite-mail-hint = Enviamos un correo a esta dirección. La invitación espera en Listas compartidas, en la cuenta que tiene esa dirección.
members-invite-hint = La invitación espera en Listas compartidas, en la cuenta que tiene esta dirección. No se envía ningún correo.
members-invite-now = Invitar
members-invite-link = Con un enlace, para quien lo tenga
members-invite-link-now = Crear el enlace
members-invite-role = Esta persona puede
members-invite-edit = Editar
members-invite-view = Ver

members-link = Enlace de invitación
members-link-hint = Cualquiera que lo tenga puede unirse, durante 14 días. Se muestra aquí una sola vez: cópialo ahora. Puedes anularlo abajo.

members-pending = Invitaciones sin responder
members-pending-link = Un enlace
members-pending-ends = { $days ->
    [0] caduca en menos de 24 horas
    [one] caduca en { NUMBER($days) } día
   *[other] caduca en { NUMBER($days) } días
}
members-revoke = Anular
members-revoke-address = Anular: { $mail }, { $ends }
members-revoke-link = Anular: un enlace, { $ends }

members-invited = Invitación creada. Espera 14 días en la cuenta que tiene esa dirección, si hay una.
members-changed = Acceso actualizado.
members-removed = Esa persona ya no es miembro. Puedes volver a invitarla abajo.

## Asked before sharing ends. Names stand in the places of the tags.

end-leave = Salir de esta lista
end-leave-what = Dejarás de ver <list></list> y lo que contiene. Las demás personas la conservan. Para volver hace falta otra invitación.
end-remove = Quitar a un miembro
end-remove-what = <person></person> dejará de ver <list></list>. Lo que añadió se queda. Puedes volver a invitar a esta persona.
end-remove-now = Quitar
end-remove-links = { $count ->
    [one] Anular también el enlace a esta lista
   *[other] Anular también los enlaces a esta lista
}
end-remove-links-hint = { $count ->
    [one] Todavía funciona un enlace a la lista: con él, <person></person> podría volver a unirse. Los demás miembros se quedan, y puedes crear un enlace nuevo.
   *[other] Todavía funcionan enlaces a la lista: con uno de ellos, <person></person> podría volver a unirse. Los demás miembros se quedan, y puedes crear un enlace nuevo.
}
end-owner = Cambiar de titular
end-owner-what = <person></person> será titular de <list></list> y gestionará sus miembros. Tú podrás seguir editándola. Los enlaces y las invitaciones se anulan.
end-owner-now = Hacer titular
end-stop = Dejar de compartir
end-stop-what = <list></list> vuelve a ser solo tuya, con todo lo que contiene. Los demás miembros dejan de verla.
