import { parseSkills } from '../../parse-skills.js';

/** Office work: paper, calendars, mail, meetings, and the office programs. */
export const officeAndAdministration = [
  ...parseSkills(
    'practice',
    `
Office administration | administrative support, administrative work, administrative tasks, administrative duties, administrative assistance, administrative skills, administrative experience, secretarial, secretarial work, secretarial support, administrative services | ~ clerical-work, filing, data-entry, record-keeping, correspondence, scheduling, executive-assistance
Clerical work | clerical, clerical duties, clerical support, clerical skills, clerical tasks, office work, general office duties | ~ office-administration
Office management | managing an office, office operations, office manager skills, office coordination | > office-administration
Executive assistance | executive support, executive administrative support, executive assistant skills, supporting executives, personal assistance, assistance to executives, assistanat de direction | > office-administration, calendar-management, travel-arrangements
Scheduling | schedule management, preparing schedules, managing schedules, maintaining schedules, schedule coordination, planning schedules | ~ calendar-management
Calendar management | managing calendars, manage calendars, maintaining calendars, calendar coordination, diary management, calendar scheduling, executive calendars, executive calendar, maintain calendars, maintain calendar, coordinate calendars | > scheduling
Appointment scheduling | scheduling appointments, schedule appointments, booking appointments, appointment setting, setting appointments, appointment booking, making appointments | > scheduling
Staff scheduling | employee scheduling, shift scheduling, shift planning, work schedules, scheduling staff, scheduling employees, rota planning | > scheduling ~ workforce-planning
Data entry | entering data, enter data, data entry skills, data input, inputting data, alphanumeric data entry, data capture | ~ typing
Typing^* | keyboarding, touch typing, typing skills, typing speed, words per minute, WPM^, typing documents, keyboard skills, typing^* | ~ data-entry
Transcription | audio transcription, transcribing, dictation transcription, transcribing recordings | ~ typing
Shorthand | stenography, court reporting, steno | ~ transcription
Record keeping | recordkeeping, maintaining records, maintain records, keeping records, record maintenance, records maintenance, keeping accurate records, mantenimiento de registros | ~ records-management
Records management | records administration, managing records, records retention, records disposition | ~ record-keeping
Filing^* | filing^*, filing systems, filing documents, maintaining files, file maintenance, filing and record keeping, paper filing, electronic filing, Ablage^*, file documents, maintain files | ~ record-keeping
File management | file organization, case file management | ~ filing
Document management | document preparation, preparing documents, document processing, document handling, documentation management | ~ records-management
Document scanning | scanning documents, scanning^*, digitization, digitisation, document imaging | ~ document-management
Document formatting | formatting documents, document editing | ~ microsoft-word
Archiving | | ~ records-management
Correspondence | business correspondence, preparing correspondence, drafting correspondence, writing correspondence, answering correspondence, written correspondence, letter writing, writing letters, draft correspondence, prepare correspondence, write correspondence | ~ business-writing
Email management | managing email, managing emails, inbox management, email correspondence, email communication, e-mail correspondence | ~ correspondence
Minute taking | taking minutes, meeting minutes, minute-taking, note taking, recording minutes, meeting notes, taking notes, taking meeting minutes, comptes rendus, take minutes, take meeting minutes, record minutes | ~ office-administration
Meeting preparation | agenda preparation, preparing agendas, meeting materials, meeting agendas, meeting support, meeting room setup | ~ meeting-planning
Travel arrangements | travel coordination, travel booking, arranging travel, travel planning, making travel arrangements, booking travel, travel management, coordinating travel, domestic and international travel arrangements, arrange travel, book travel, make travel arrangements, coordinate travel | ~ office-administration
Travel vouchers | travel authorizations, Defense Travel System, DTS^* | ~ travel-arrangements, expense-reporting
Report writing | report preparation, writing reports, preparing reports, written reports, prepare reports, write reports, technical reports | ~ business-writing
Mail handling | mail processing, incoming mail, incoming and outgoing mail, mailroom operations, handling mail, mail services | ~ office-administration
Mail sorting | sorting mail, sort mail, letter sorting | ~ mail-handling
Mail delivery | delivering mail, mail distribution, postal delivery, distributing mail | ~ mail-handling
Office supplies management | ordering supplies, ordering office supplies, supply ordering, office supplies, supplies inventory, order supplies | ~ office-administration, inventory-management
Office equipment operation | office equipment, photocopying, copying and faxing, faxing, copy machines, operating office equipment, fax machines, photocopiers, office machines, operate office equipment, copiers | ~ clerical-work
Printing and mailing | mail merge, bulk mailings, mass mailings | ~ mail-handling
Form processing | processing forms, processing applications, application processing, processing paperwork, completing paperwork, paperwork, form completion | ~ clerical-work
Database maintenance | maintaining databases, database updates, database entry, updating databases, database upkeep, data maintenance, maintaining a database | ~ data-entry
Data verification | verifying data, data checking, verifying information, data accuracy checks, verifying records | ~ data-entry, attention-to-detail
Internet research | web research, online research, web-based research, internet searches | ~ business-research
Spreadsheet work | spreadsheets, spreadsheet, spreadsheet software, creating spreadsheets, electronic spreadsheets | ~ excel
Presentation preparation | preparing presentations, creating presentations, presentation design, slide decks, presentation creation, presentation development, slide design, pitch decks, prepare presentations, create presentations | ~ powerpoint
Logistical support | logistics support, office logistics | ~ office-administration
Reception^* | receptionist duties, Empfang^*, accueil^*, recepción^* | ~ front-desk-operations, visitor-reception
Word processing | word processors, word processing software | ~ microsoft-word
Virtual assistance | virtual assistant, remote administrative support | ~ office-administration
Notarial services | notary services, notarizing documents | ~ office-administration
`,
  ),
  ...parseSkills(
    'tool',
    `
Microsoft Office | MS Office, MS-Office, Office suite, Microsoft Office Suite, MS Office Suite, Microsoft Suite, MS Suite, Microsoft Office applications, Microsoft Office programs, Microsoft Office products, MSOffice, Office applications, Suite bureautique, Microsoft Office Professional | > microsoft-word, excel, powerpoint, computer-literacy ~ microsoft-365 = microsoft-word, excel, powerpoint, outlook, microsoft-access
Microsoft 365 | Office 365, M365, O365, MS 365, MS Office 365, Microsoft Office 365 | > microsoft-office
Excel^ | Microsoft Excel, MS Excel, MS-Excel, Excel spreadsheets, Excel formulas, advanced Excel, Excel functions | > spreadsheet-work, computer-literacy ~ google-sheets, microsoft-office, pivot-tables ! at, in, as
Pivot tables | PivotTables, Excel pivot tables, advanced Excel functions | > excel
VLOOKUP | XLOOKUP, INDEX MATCH | > excel ~ pivot-tables
Microsoft Word | MS Word, MS-Word, Word^*, Winword | > word-processing, computer-literacy ~ google-docs, microsoft-office
PowerPoint | Microsoft PowerPoint, MS PowerPoint, MS-PowerPoint, Power Point^, Microsoft Power Point, PPT^ | > computer-literacy ~ keynote, google-slides, microsoft-office
Outlook^* | Microsoft Outlook, MS Outlook, MS-Outlook, Outlook calendar | > computer-literacy ~ gmail, microsoft-office
Microsoft Access | MS Access, MS-Access, Access database, Access databases, Access^* | > computer-literacy ~ database-management, microsoft-office
Microsoft Publisher | MS Publisher | > computer-literacy ~ microsoft-word, indesign
OneNote | Microsoft OneNote, MS OneNote | ~ evernote, notion
OneDrive | Microsoft OneDrive | ~ google-drive, sharepoint
Microsoft Teams | MS Teams, MS-Teams | ~ zoom, slack
SharePoint | Microsoft SharePoint, Share Point^, MS SharePoint, SharePoint Online | ~ document-management
LibreOffice | Libre Office, LibreOffice Calc, LibreOffice Writer | ~ microsoft-office
OpenOffice | Open Office, Apache OpenOffice | ~ libreoffice
iWork | | ~ microsoft-office
Apple Pages | | ~ iwork
Apple Numbers | | ~ iwork
Keynote^* | Apple Keynote | ~ powerpoint
Google Workspace | G Suite, GSuite, Google Suite, Google Apps, Google Office Suite | > google-docs, google-sheets, google-drive, google-calendar, gmail, computer-literacy ~ microsoft-office = google-docs, google-sheets, google-slides
Google Docs | Google Doc | ~ microsoft-word, google-workspace
Google Sheets | Google Spreadsheets | > spreadsheet-work ~ excel, google-workspace
Google Slides | | ~ powerpoint, google-workspace
Google Drive | | ~ google-workspace, dropbox
Google Calendar | | ~ calendar-management, outlook
Google Meet | Google Hangouts | ~ zoom, microsoft-teams
Gmail | Google Mail | ~ outlook
Dropbox | | ~ google-drive
Box.com | | ~ dropbox
Slack^ | Slack channels, Slack workspace | ~ microsoft-teams
Zoom^* | Zoom meetings, Zoom Video, Zoom conferencing, Zoom webinars | ~ microsoft-teams, webex
Webex | Cisco Webex | ~ zoom, microsoft-teams
GoToMeeting | GoTo Meeting | ~ zoom, webex
BlueJeans | | ~ gotomeeting
Skype | Skype for Business, Microsoft Lync | ~ microsoft-teams, zoom
Video conferencing | videoconferencing, web conferencing, virtual meetings, online meetings, videoconferencias, Videokonferenzen | ~ zoom
Lotus Notes | IBM Notes, HCL Notes | ~ outlook
WordPerfect | Corel WordPerfect | ~ microsoft-word
Evernote | | ~ onenote
Calendly | | ~ appointment-scheduling
Doodle scheduling | | ~ calendly
Acuity Scheduling | | ~ calendly
DocuSign | | ~ adobe-sign
Adobe Sign | Adobe Acrobat Sign | ~ docusign
HelloSign | | ~ adobe-sign
Adobe Acrobat | Acrobat^, Adobe Acrobat Pro, Acrobat Pro, Adobe Reader, Adobe PDF | ~ document-management
DocuWare | | > document-management
OpenText | | > document-management ~ docuware
M-Files | | > document-management ~ docuware
Laserfiche | | > document-management ~ docuware
Documentum | | > document-management ~ docuware
Typeform | | ~ google-forms
Jotform | | ~ typeform
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Computer literacy | computer skills, IT skills, IT literate, IT literacy, basic computer skills, computer proficiency, computer literate, PC skills, computer knowledge, basic computer knowledge, computer applications, personal computers, computer use, digital literacy, informatique de base, outils informatiques | ~ microsoft-office
Office procedures | office practices, office policies | ~ office-administration
Office software | office productivity software, productivity software, office automation, office automation software | ~ microsoft-office
`,
  ),
];
