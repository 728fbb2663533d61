/** The view Contacts: what each contact does over time, and all about it at an instant. */
package org.signorini.ui.views.contact;
