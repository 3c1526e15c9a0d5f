/** Postings and resumes in several languages and scripts, of people and employers that do not exist, written for these tests. */
export const foreignPostings = [
  `Elektroniker für Betriebstechnik (m/w/d)
Mühlental Maschinenbau GmbH, Straßkirchen

Ihre Aufgaben
- Wartung und Instandhaltung der Förderanlagen
- Fehlersuche an SPS-gesteuerten Maschinen (Siemens S7)
- Dokumentation der Prüfungen nach DIN VDE

Ihr Profil
- Abgeschlossene Ausbildung als Elektroniker
- Mindestens 3 Jahre Berufserfahrung in der Industrie
- Gute Kenntnisse in AutoCAD und SAP
- Führerschein Klasse B, Deutsch mindestens B2`,

  `Infirmière diplômée d’État (H/F) – Urgences
Clinique du Vieux-Moulin, Brévant

Vos missions
- Accueillir et orienter les patients aux urgences
- Administrer les traitements prescrits et assurer la traçabilité des soins

Profil recherché
- Diplôme d’État d’infirmier exigé
- Au moins 2 ans d’expérience en milieu hospitalier
- Maîtrise du dossier patient informatisé, esprit d’équipe
- Anglais courant souhaité`,

  `Contador/a sénior
Almazara del Sur, Jaén

Funciones
- Elaborar los estados financieros mensuales y las declaraciones de IVA
- Conciliar cuentas bancarias y preparar la auditoría

Requisitos
- Licenciatura en Contabilidad o Economía
- Mínimo 4 años de experiencia en contabilidad
- Excel avanzado, SAP y facturación electrónica
- Inglés intermedio`,

  `Backend Geliştirici (İSTANBUL)
Işık Yazılım A.Ş.

Aranan nitelikler
- En az 3 yıl deneyim
- Java, Spring Boot, PostgreSQL ve Docker bilgisi
- İyi derecede İngilizce
- Kubernetes ve CI/CD tercih sebebidir`,

  `后端开发工程师
青石软件有限公司

岗位职责
- 负责订单系统的设计与开发
- 优化数据库性能

任职要求
- 本科及以上学历，计算机相关专业
- 3年以上Java开发经验
- 熟悉Spring Boot、MySQL、Redis和Docker
- 良好的英语沟通能力`,
];

export const foreignResumes = [
  `Jörg Weißbäcker
Elektroniker für Betriebstechnik

Berufserfahrung

Elektroniker, Mühlental Förderanlagen GmbH
04/2016 – heute
• Wartung von Förderbändern und Fehlersuche an Siemens S7
• Prüfungen nach DIN VDE dokumentiert

Ausbildung
Ausbildung zum Elektroniker, Straßkirchen, 2012 – 2016

Kenntnisse
SPS, AutoCAD, SAP, Schweißen

Sprachen
Deutsch (Muttersprache), Englisch (B1)`,

  `Éloïse Kerguélen
Infirmière diplômée d’État

Expérience professionnelle

Infirmière, Hôpital de la Côte
février 2019 – aujourd’hui
• Accueil et orientation des patients aux urgences
• Administration des traitements et soins des plaies

Formation
Diplôme d’État d’infirmier, IFSI de Brévant, 2018

Langues
Français (langue maternelle), anglais (B2)`,

  `İlkay IŞIK
Yazılım Geliştirici

Deneyim

Backend Developer, Kıyı Bilişim
Ocak 2020 - Halen
- JAVA ve SPRING BOOT ile servisler geliştirdim
- PostgreSQL ve Redis kullandım

Eğitim
Bilgisayar Mühendisliği, 2015 - 2019

Skills
Java, Spring Boot, POSTGRESQL, Docker, CI/CD, JIRA, Figma`,

  `林晓舟
后端开发工程师

工作经历
青石软件有限公司 后端开发工程师 2019.03 - 至今
- 使用Java和Spring Boot开发订单系统
- 使用MySQL和Redis优化性能

教育背景
华东虚构大学 计算机科学 本科 2015 - 2019

技能
Java、Spring Boot、MySQL、Redis、Docker`,
];
